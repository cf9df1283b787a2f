import type { Translation } from '../../types.ts';
import type en from '../en/prices.ts';

export default {
  ownersOnly: {
    title: 'Solo para propietarios de cuentas',
    guest: 'El propietario de estos vehículos administra los planes y los pagos.',
    installer: 'Los instaladores no ven los planes ni los pagos.',
    no_account: 'Necesita una cuenta propia para administrar los planes y los pagos.',
  },
  terms: {
    month_to_month: 'Mensual',
    '1_year': '1 año',
    '2_year': '2 años',
    '3_year': '3 años',
    '4_year': '4 años',
    '5_year': '5 años',
    '6_year': '6 años',
  },
  card: '{{brand}} terminada en {{last4}}',
  addOns: {
    'streaming-trial': 'Video, prueba gratuita de 30 días',
    'streaming-month': 'Video, 1 mes',
    'streaming-plus-month': 'Video Plus, 1 mes',
  },
  products: { 'KL-1': 'Caja de llaves', 'XC2-REAR': 'Cámara trasera', 'XT-MOUNT': 'Estuche magnético para rastreador' },
  productTexts: {
    'X1MAX-LTE': 'GPS, seguridad y arranque remoto por LTE.',
    'X1-LTE': 'GPS y arranque remoto por LTE, para vehículos que tienen su propia alarma.',
    'X1R-LTE': 'Reemplaza un módulo anterior y conserva su cableado.',
    'KL-1': 'Guarda una llave en el vehículo con un PIN de seis dígitos. Para X1 MAX.',
    'XC2-REAR': 'Cámara 2 para la cámara de tablero XC2, con 6 m de cable.',
    'XT-MOUNT': 'Resistente a la intemperie, se sujeta al acero.',
  },
  unknownBrand: 'Tarjeta',
  per: {
    month_to_month: '/ mes',
    '1_year': '/ año',
    '2_year': '/ 2 años',
    '3_year': '/ 3 años',
    '4_year': '/ 4 años',
    '5_year': '/ 5 años',
    '6_year': '/ 6 años',
  },
  data: { used: '{{used}} de {{total}} GB', usedUpAt: 'A este ritmo se agotan el {{date}}' },
  pending: {
    named: '{{plan}} {{term}}',
    trial: {
      cancel: 'Cancelar {{next}}',
      question: '¿Cancelar {{next}}?',
      text: 'La prueba gratuita termina el {{date}} y no le sigue ningún plan: el servicio se detiene entonces. No se cobró nada.',
      done: 'Ningún plan sigue a la prueba de {{name}}, que termina el {{date}}',
    },
    paid: {
      cancel: 'Cancelar el plazo pagado',
      question: '¿Cancelar el siguiente plazo de {{next}}?',
      text: 'El plazo que empieza el {{date}} ya está pagado.',
      done: 'Se canceló el siguiente plazo de {{name}}. Su precio ahora es crédito',
    },
    change: {
      cancel: 'Conservar {{plan}}',
      question: '¿Conservar {{plan}}?',
      text: '{{next}} no empieza el {{date}}. No se cobró nada por ese plan.',
      done: '{{name}} conserva {{plan}}',
    },
    credit: 'Si lo cancela, {{amount}} pasan a ser crédito de la cuenta, que paga sus próximos cargos.',
    creditOfPaid: 'Si lo cancela, lo que pagó pasa a ser crédito de la cuenta, que paga sus próximos cargos.',
    renews: '{{plan}} se renueva después, el {{date}}.',
    renewsFor: '{{plan}} se renueva después, el {{date}}, por {{amount}}.',
    ends: '{{plan}} termina después, el {{date}}, y el servicio se detiene.',
    leave: 'Dejarlo como está',
  },
  checkout: 'Ir al pago',
  refused: {
    module_upgrade: 'Hay una actualización de módulo en el carrito. Los planes se compran por separado.',
    plan: 'Hay planes en el carrito. Una actualización de módulo se compra por separado.',
    quantity: 'El carrito ya tiene diez unidades de este producto.',
  },
} satisfies Translation<typeof en>;
