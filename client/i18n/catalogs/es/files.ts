import type { Translation } from '../../types.ts';
import type en from '../en/files.ts';

export default {
  from: 'Desde',
  to: 'Hasta',
  days: '{{first}} a {{last}}',
  created: 'Creado',
  zone: 'Zona horaria',
  inZone: '{{column}} ({{zone}})',
  vehicles: 'Vehículos',
  allVehicles: 'Todos los vehículos',
  group: 'Grupo {{name}}',
  andMore_one: '{{names}} y {{count}} más',
  andMore_other: '{{names}} y {{count}} más',
  vehicleCount: 'Número de vehículos',
  partial: 'Parcial',
  note: 'Nota',
  titleOfPart: '{{title}}, parcial ({{done}} de {{total}})',
  nameOfPart: 'parcial ({{done}} de {{total}})',
} satisfies Translation<typeof en>;
