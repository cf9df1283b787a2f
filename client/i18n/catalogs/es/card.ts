import type { Translation } from '../../types.ts';
import type en from '../en/card.ts';

export default {
  number: 'Número de tarjeta',
  expiry: 'Vencimiento',
  expiryForm: 'MM/AA',
  securityCode: 'Código de seguridad',
  codeOnBack: '3 dígitos al reverso de la tarjeta',
  codeInFront: '4 dígitos al frente de la tarjeta',
  billingAddress: 'Dirección de facturación',
  name: 'Nombre en la tarjeta',
  street: 'Calle y número',
  city: 'Ciudad',
  postalCode: 'Código postal',
  nickname: 'Alias',
  nicknameHint: 'Le ayuda a distinguir sus tarjetas, por ejemplo “Tarjeta de la empresa”.',
  isMain: 'Usar como tarjeta principal',
  isMainHint: 'La tarjeta principal paga las renovaciones de todos los vehículos.',
  isFirst: 'Su primera tarjeta será la principal. Paga las renovaciones de todos los vehículos.',
  safe: 'El número se envía una sola vez para guardar la tarjeta. Solo se conservan sus últimos cuatro dígitos.',
  submit: 'Guardar tarjeta',
} satisfies Translation<typeof en>;
