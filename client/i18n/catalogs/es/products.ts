import type { Translation } from '../../types.ts';
import type en from '../en/products.ts';

export default {
  lead: 'Dispositivos y accesorios para sus vehículos.',
  failed: 'No se pudieron cargar los productos',
  none: { title: 'Ningún producto', text: 'Por ahora no hay nada a la venta en su país.' },
  listPrice: 'Precio de lista {{price}}',
  off: '{{percent}} de descuento',
  withoutPlan: 'sin plan',
  withPlan: '{{price}} con un plan anual Premium o superior ({{off}})',
  needsPlan: 'Cada dispositivo necesita un plan.',
  addPlan: 'Agregar vehículo',
  inStock: 'En existencia. Los pedidos se procesan en 2 días hábiles',
  outOfStock: 'Agotado. Se envía en 30 a 60 días',
  delayed: '{{name}}: envío en 30 a 60 días. Usted lo confirma antes de pagar.',
  plan: 'Plan',
  planOf: 'Plan: {{name}}',
  noPlan: 'Sin plan',
  planOption: '{{plan}} · {{term}}, {{price}}',
  quantity: 'Cantidad',
  quantityOf: 'Cantidad: {{name}}',
  add: 'Agregar al carrito',
  addOf: 'Agregar al carrito: {{name}}',
  inCart: 'En el carrito: {{count}}',
  full: 'Un pedido puede incluir {{count}} de cada producto.',
  added: 'Agregado al carrito: {{name}}',
  checkout: 'Ir al pago',
} satisfies Translation<typeof en>;
