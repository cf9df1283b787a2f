import type { Translation } from '../../types.ts';
import type en from '../en/files.ts';

export default {
  from: 'Du',
  to: 'Au',
  days: '{{first}} au {{last}}',
  created: 'Créé le',
  zone: 'Fuseau horaire',
  inZone: '{{column}} ({{zone}})',
  vehicles: 'Véhicules',
  allVehicles: 'Tous les véhicules',
  group: 'Groupe {{name}}',
  andMore_one: '{{names}} et {{count}} autre',
  andMore_other: '{{names}} et {{count}} autres',
  vehicleCount: 'Nombre de véhicules',
  partial: 'Partiel',
  note: 'Remarque',
  titleOfPart: '{{title}}, partiel ({{done}} sur {{total}})',
  nameOfPart: 'partiel ({{done}} sur {{total}})',
} satisfies Translation<typeof en>;
