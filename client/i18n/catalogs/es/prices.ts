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
  data: { used: '{{used}} de {{total}} GB' },
  changeCanceled: '{{name}} conserva {{plan}}',
  checkout: 'Ir al pago',
  refused: {
    module_upgrade: 'Hay una actualización de módulo en el carrito. Los planes se compran por separado.',
    plan: 'Hay planes en el carrito. Una actualización de módulo se compra por separado.',
    quantity: 'El carrito ya tiene diez unidades de este producto.',
    one_vehicle:
      'Un plan es para un solo vehículo. Este producto con este plan ya está en el carrito: pida el siguiente por separado.',
  },
} satisfies Translation<typeof en>;
