import type { Translation } from '../../types.ts';
import type en from '../en/help-center.ts';

export default {
  support: {
    lead: 'Le ayudamos con gusto. Las guías responden más rápido a la mayoría de las preguntas.',
    ways: {
      guides: {
        title: 'Guías',
        text: 'Instalación, planes, alertas y ajustes, paso a paso.',
        action: 'Abrir el sitio de ayuda',
      },
      helpCenter: {
        title: 'Centro de ayuda',
        text: 'Con la sesión iniciada, revisa su vehículo con usted y abre un caso con lo que necesitamos saber.',
        action: 'Abrir el centro de ayuda',
      },
      email: { title: 'Correo electrónico', text: 'Respondemos en 48 a 72 horas.' },
      phone: {
        title: 'Teléfono',
        text: 'De lunes a viernes, de {{from}} a {{until}} (hora del Centro), excepto días festivos.',
      },
    },
    elsewhere: 'abre una pestaña nueva',
    prepare: {
      title: 'Lo que nos ayuda a ayudarle',
      text: [
        '- El número de serie del dispositivo: está impreso en él y se muestra con el vehículo en el portal.',
        '- La marca, el modelo y el año del vehículo.',
        '- Qué hizo, qué pasó y cuándo.',
        '- Para preguntas sobre un pedido, el número del recibo.',
      ],
      never:
        'No envíe nunca una contraseña, un código de verificación ni un número de tarjeta. Nadie en {{brand}} los pide.',
    },
    emergency: {
      title: 'En una emergencia',
      text: [
        'Llame al número de emergencias del lugar donde está. Si robaron un vehículo, denúncielo primero a la policía y dele la posición que muestra el portal. No vaya a buscarlo por su cuenta.',
      ],
    },
  },
} satisfies Translation<typeof en>;
