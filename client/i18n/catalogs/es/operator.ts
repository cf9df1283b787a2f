import type { Translation } from '../../types.ts';
import type en from '../en/operator.ts';

export default {
  title: 'El portal no está configurado',
  text: 'Esta página es para quien administra el portal. Al iniciar lee sus ajustes de {{address}}, y estos faltan o son incorrectos:',
  unreadable: 'No se pudo leer el archivo: {{reason}}',
  hint: 'Corrija el archivo y vuelva a cargar la página.',
  problems: {
    missing: 'falta',
    text: 'debe ser un texto no vacío',
    flag: 'debe ser true o false',
    address: 'debe ser una dirección que empiece por https://, o por una sola / para una ruta del portal',
    pool: 'debe parecerse a us-east-1_Example1',
    sdk: 'debe ser amazon-cognito-identity-js o amplify',
    hashes: 'debe ser una lista de hashes SHA-256 de direcciones de correo: 64 dígitos hexadecimales cada uno',
    domain: 'debe ser un dominio como partner.example',
    object: 'debe ser un objeto',
  },
} satisfies Translation<typeof en>;
