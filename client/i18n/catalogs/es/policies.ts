import type { Translation } from '../../types.ts';
import type en from '../en/policies.ts';

export default {
  contents: 'En esta página',
  effective: 'En vigor desde el {{date}}',
  print: 'Imprimir',
  notices: 'Avisos de terceros',
  privacy: {
    lead: 'Qué sabe {{brand}} de usted y de sus vehículos, para qué se usa y qué decide usted.',
    sections: {
      scope: {
        title: 'Qué abarca esta política',
        text: [
          'Esta política trata del portal de clientes de {{brand}}, de la aplicación de {{brand}} y de los dispositivos instalados en sus vehículos. Se aplica a propietarios, a invitados con quienes se comparte un vehículo y a visitantes del portal.',
          'No abarca los sitios de distribuidores, instaladores o procesadores de pago a los que enlazamos. Ellos tienen sus propias políticas.',
        ],
      },
      collected: {
        title: 'Qué recogemos',
        text: [
          'Recogemos lo necesario para prestar el servicio:',
          '- Su cuenta: nombre, correo electrónico, número de teléfono, código postal, país, idioma, zona horaria y unidades.',
          '- Sus vehículos: nombre, marca, modelo, año, placa, número de identificación e imagen, en la medida en que usted los indique, y el número de serie de cada dispositivo.',
          '- Lo que informan los dispositivos: posición, velocidad, rumbo, kilometraje, encendido, cierre, tensión de la batería, presión de los neumáticos, nivel de combustible y códigos de falla. Cuáles existen depende del dispositivo, del vehículo y del plan.',
          '- Lo que usted hace con un vehículo: comandos, ajustes, geocercas, alertas, y quién envió cada comando y cuándo.',
          '- Compras: pedidos, planes, facturas, y la marca y los cuatro últimos dígitos de una tarjeta. El número completo va al procesador de pagos y nosotros no lo guardamos.',
          '- El uso del portal: páginas abiertas y errores encontrados, si usted permite los análisis en Mi cuenta.',
        ],
      },
      location: {
        title: 'Datos de ubicación',
        text: [
          'Un dispositivo informa dónde está el vehículo mientras circula, cuando aparca, cuando ocurre algo de lo que usted quiere saber y cuando usted actualiza su ubicación. Con qué frecuencia depende del plan. Con estos datos hacemos el mapa, los viajes, las alertas de geocercas y los informes.',
          'Quien conduce el vehículo o viaja en él queda localizado con él. Si usted es el propietario, le corresponde informar a los conductores de que el vehículo comunica su posición y, donde la ley lo exija, obtener su consentimiento.',
          'No vendemos datos de ubicación ni los usamos para publicidad. Puede ponerle fin en cualquier momento: pause o cancele el plan, o haga retirar el dispositivo.',
        ],
      },
      video: {
        title: 'Grabaciones de la cámara',
        text: [
          'Las cámaras graban en la propia cámara. Los clips y las imágenes nos llegan cuando un evento los sube, cuando usted toma una instantánea o mientras mira la vista en vivo. El micrófono está apagado hasta que usted lo enciende.',
          'En algunos lugares, grabar el sonido o el interior de un vehículo exige el consentimiento de todas las personas grabadas. Asegúrese de tenerlo.',
        ],
      },
      use: {
        title: 'Para qué lo usamos',
        text: [
          '- Para mostrar sus vehículos, enviar sus comandos y entregar las alertas que usted configuró.',
          '- Para cobrar planes y productos y enviar pedidos.',
          '- Para responder a sus preguntas y reparar lo que falla.',
          '- Para proteger las cuentas, detectar abusos y cumplir obligaciones legales.',
          '- Para mejorar el servicio, con datos que ya no le identifican, y con análisis solo si usted los permite.',
          'Donde la ley exige una base legal, es nuestro contrato con usted, nuestro interés en un servicio seguro que funcione, una obligación legal o su consentimiento, que puede retirar.',
        ],
      },
      guests: {
        title: 'Compartir con invitados',
        text: [
          'Usted decide quién más ve un vehículo, con qué nivel y por cuánto tiempo. Un invitado con acceso de solo lectura ve el vehículo y dónde está. El acceso parcial permite además comandos; el acceso completo, también ajustes. Ningún invitado ve su facturación, sus tarjetas ni sus otros vehículos.',
          'Un invitado ve su nombre y su correo electrónico, y usted ve el nombre, el correo electrónico y los comandos del invitado. El acceso termina cuando usted lo retira o cuando acaba su plazo.',
          'Cuando transfiere un vehículo, pasa al nuevo propietario con su plan y sus viajes, y usted pierde el acceso. Antes de confirmar, piense si su pasado debe ir con él.',
        ],
      },
      recipients: {
        title: 'Quién más recibe datos',
        text: [
          '- Proveedores que trabajan para nosotros por contrato: alojamiento, redes móviles, mapas, pagos, entregas, mensajes y atención al cliente.',
          '- Distribuidores e instaladores, mientras usted o ellos tengan un dispositivo en modo de servicio. Ven el dispositivo, no su perfil ni su facturación.',
          '- Autoridades, cuando la ley nos obliga. Revisamos cada solicitud, no damos más de lo que abarca y se lo comunicamos, salvo que esté prohibido.',
          '- Un sucesor, si se vende la empresa. El sucesor queda sujeto a esta política.',
          'Algunos proveedores están en otro país que usted. En ese caso acordamos las garantías que exige su ley.',
        ],
      },
      retention: {
        title: 'Cuánto tiempo lo conservamos',
        text: [
          '- Posiciones, viajes, actividad y alertas: hasta 24 meses, o hasta que se elimine el vehículo.',
          '- Clips e imágenes de cámaras: hasta que se llene el espacio de su plan o usted los elimine, como máximo 12 meses.',
          '- Cuenta y vehículos: mientras exista la cuenta y 90 días después de su cierre.',
          '- Pedidos y facturas: el tiempo que exija la ley fiscal, por lo general 7 años.',
          '- Mensajes a la asistencia: 24 meses después de cerrar el caso.',
          'Después los datos se eliminan o se hacen anónimos. Las copias de seguridad se sobrescriben en 35 días.',
        ],
      },
      security: {
        title: 'Cómo lo protegemos',
        text: [
          'Los datos van cifrados en su camino y donde se guardan. El personal solo puede leerlos donde su trabajo lo exige, y cada lectura queda registrada. Puede proteger más la cuenta con la autenticación de dos factores.',
          'Ningún sistema es del todo seguro. Si sus datos quedan expuestos de un modo que le ponga en riesgo, se lo comunicamos a usted y a las autoridades sin demora.',
        ],
      },
      choices: {
        title: 'Sus opciones y derechos',
        text: [
          '- Ver y corregir su perfil y sus vehículos en el portal.',
          '- Activar o desactivar los análisis, los mensajes de texto y las notificaciones en Mi cuenta.',
          '- Ver la actividad y los viajes en el portal y exportar los informes como archivos.',
          '- Pedir una copia de sus datos, su corrección o su eliminación.',
          '- Oponerse a un uso de sus datos o pedir que se limite.',
          '- Reclamar ante la autoridad de protección de datos del lugar donde vive.',
          'Respondemos a las solicitudes en 30 días y podemos pedirle que demuestre quién es. Ejercer un derecho no cuesta nada ni cambia el precio o el servicio.',
        ],
      },
      browser: {
        title: 'Cookies y almacenamiento en el navegador',
        text: [
          'El portal usa lo que necesita para mantener su sesión, y nada para publicidad. Con “recordarme”, una cookie segura dura 365 días; sin ella, la sesión termina con el navegador. Los navegadores de confianza y su elección de claro u oscuro se guardan en el almacenamiento del navegador. Cerrar sesión elimina la sesión en todas las pestañas.',
        ],
      },
      children: {
        title: 'Menores',
        text: [
          'Las cuentas son para personas adultas. No abrimos a sabiendas cuentas a menores de 16 años. Si cree que un menor tiene una, escríbanos y la eliminaremos.',
        ],
      },
      changes: {
        title: 'Cambios en esta política',
        text: [
          'La fecha de arriba dice desde cuándo rige esta versión. Si un cambio le afecta, se lo comunicamos por correo electrónico o en el portal con al menos 30 días de antelación.',
        ],
      },
      contact: {
        title: 'Contacto',
        text: [
          'Para preguntas y solicitudes sobre sus datos, escriba a {{privacyEmail}} o a {{address}}. Respondemos en 48 a 72 horas.',
        ],
      },
    },
  },
  terms: {
    lead: 'El acuerdo entre usted y {{brand}} sobre el portal, la aplicación, los dispositivos y los planes.',
    sections: {
      agreement: {
        title: 'El acuerdo',
        text: [
          'Al crear una cuenta, aceptar una invitación o usar un dispositivo, usted acepta estos términos y la política de privacidad. Si actúa por una empresa, confirma que puede obligarla.',
          'Debe tener la edad legal para contratar en el lugar donde vive.',
        ],
      },
      account: {
        title: 'Su cuenta',
        text: [
          'Mantenga sus datos correctos y su contraseña en secreto. Usted responde de lo que se haga con su cuenta, también por los invitados. Avísenos de inmediato si otra persona pudo usarla.',
          'Una sola persona o empresa es titular de la cuenta. Comparta acceso con invitados en lugar de una contraseña.',
        ],
      },
      devices: {
        title: 'Dispositivos e instalación',
        text: [
          'Haga instalar los dispositivos por un instalador autorizado. Una instalación incorrecta puede dañar un vehículo y anula la garantía del dispositivo. Algunos ajustes necesitan un instalador autorizado.',
          'Un instalador puede poner un dispositivo en modo de servicio por un tiempo limitado. Ese modo no da acceso a su facturación ni a su perfil.',
        ],
      },
      commands: {
        title: 'Comandos a distancia y seguridad',
        text: [
          'Un comando está hecho cuando el dispositivo lo confirma, no cuando se envía. Un arranque a distancia puede tardar hasta 1 minuto. Un vehículo sin cobertura móvil no responde.',
          '- No arranque nunca un motor en un espacio cerrado: los gases de escape son mortales.',
          '- Asegúrese de que nadie corre peligro cuando cierra, abre o arranca un vehículo, o abre su cajuela.',
          '- No use el portal ni la aplicación mientras conduce.',
          '- Respete las normas locales sobre arranque a distancia, motor al ralentí y cámaras en el parabrisas.',
        ],
      },
      lawful: {
        title: 'Uso lícito',
        text: [
          'Use dispositivos solo en vehículos que sean suyos o que pueda equipar. No siga a personas sin el consentimiento que exige la ley. Diga a los conductores que el vehículo comunica su posición, y a los pasajeros que una cámara graba, donde sea obligatorio.',
          'No puede vulnerar, sobrecargar ni copiar el servicio, eludir sus límites ni revenderlo sin nuestro acuerdo.',
        ],
      },
      plans: {
        title: 'Planes, pruebas y renovación',
        text: [
          'Cada dispositivo necesita un plan. Los planes se venden por mes o por 1 a 6 años y se renuevan solos al precio de ese momento, salvo que usted desactive la renovación automática. Donde se ofrece una prueba gratuita, dura 30 días.',
          '- Un plan superior se aplica enseguida, con crédito por el servicio restante. Un plan inferior se aplica al final del plazo.',
          '- Un cambio de plan tarda de 1 a 2 horas en llegar al dispositivo, y hasta 24 horas si este ha estado mucho tiempo inactivo.',
          '- Si cancela la renovación automática, el servicio sigue hasta la fecha de vencimiento y luego se detiene.',
          '- Una pausa estacional dura 3 meses desde el final del período de facturación actual. Un dispositivo en pausa no se rastrea ni recibe comandos.',
        ],
      },
      payments: {
        title: 'Precios, pago e impuestos',
        text: [
          'El total que ve antes de pagar es lo que paga, con impuestos y descuentos. Cobramos a la tarjeta que usted eligió. Si un pago falla, se lo comunicamos, y el plan puede vencer.',
          'Los precios pueden cambiar para el plazo siguiente. Le avisamos antes de una renovación a un precio mayor.',
        ],
      },
      streaming: {
        title: 'Vista en vivo y datos',
        text: [
          'La vista en vivo y las subidas usan los datos de su plan de transmisión. Cuando se ha usado el 100 % de los datos, la vista en vivo no está disponible hasta el período siguiente o hasta que cambie de plan.',
        ],
      },
      sharing: {
        title: 'Compartir y transferir',
        text: [
          'Puede compartir un vehículo con invitados y ponerle fin en cualquier momento. Una transferencia a otra cuenta surte efecto cuando el nuevo propietario la acepta; hasta entonces puede cancelarla. Después, el vehículo, su plan y sus viajes pertenecen a la nueva cuenta y usted no tiene acceso.',
        ],
      },
      availability: {
        title: 'Disponibilidad',
        text: [
          'El servicio depende de redes móviles, satélites, mapas y la electricidad del vehículo. Anunciamos los mantenimientos y avisamos de las interrupciones en el portal, pero no podemos prometer que el servicio esté siempre disponible ni que una posición sea exacta.',
          'El servicio no es un servicio de emergencia ni sustituye a ninguno. En una emergencia, llame al número de emergencias del lugar donde está.',
        ],
      },
      content: {
        title: 'Contenido y licencias',
        text: [
          'Sus datos siguen siendo suyos. Usted nos permite tratarlos como dice la política de privacidad. El software y su diseño siguen siendo nuestros; puede usarlos mientras se apliquen estos términos. Los mapas contienen datos de los colaboradores de OpenStreetMap bajo la Open Database License.',
        ],
      },
      liability: {
        title: 'Responsabilidad',
        text: [
          'Respondemos sin límite donde la ley no permite un límite, entre otros casos por dolo, culpa grave y lesiones. En lo demás, nuestra responsabilidad se limita a lo que usted pagó por el dispositivo y el plan afectados en los últimos 12 meses. No respondemos del lucro cesante ni de lo que resulte de una instalación incorrecta, falta de cobertura o uso ilícito.',
          'Los derechos que la ley da a los consumidores no se ven afectados.',
        ],
      },
      ending: {
        title: 'Fin del acuerdo',
        text: [
          'Puede cerrar su cuenta en cualquier momento. Nosotros podemos suspenderla o cerrarla si se incumplen gravemente estos términos, o con un aviso de 60 días por otros motivos; en ese caso le devolvemos lo pagado por el tiempo no usado.',
        ],
      },
      changes: {
        title: 'Cambios y ley aplicable',
        text: [
          'Si cambiamos estos términos, se lo comunicamos con al menos 30 días de antelación. Si no está de acuerdo, puede poner fin al acuerdo antes de que se aplique el cambio. Si uno de estos términos no es válido, los demás se mantienen.',
          'Se aplica la ley del estado de Illinois, y la de su país donde le proteja como consumidor.',
        ],
      },
      contact: {
        title: 'Contacto',
        text: ['Escriba a {{email}} o a {{address}}. Respondemos en 48 a 72 horas.'],
      },
    },
  },
  returns: {
    lead: 'Cómo se envían los pedidos, y cómo devolver un producto o terminar un plan.',
    sections: {
      orders: {
        title: 'Pedidos y entrega',
        text: [
          'Los pedidos de productos se procesan en 2 días hábiles. Si un producto está agotado, se envía en un plazo de 30 a 60 días; se lo decimos antes de pagar y por correo electrónico en cuanto se sabe la fecha.',
          'Entregamos en direcciones físicas. No es posible entregar en apartados postales.',
        ],
      },
      window: {
        title: 'Devolver un producto',
        text: [
          'Puede devolver un producto en los 30 días siguientes a su entrega si:',
          '- está completo, con cables y accesorios,',
          '- no se ha instalado y no presenta daños,',
          '- tiene el recibo, que encuentra en Facturación.',
        ],
      },
      steps: {
        title: 'Cómo devolverlo',
        text: [
          'Contacte con la asistencia e indique el número del recibo y el número de serie del dispositivo. Recibirá un número de devolución y la dirección.',
          'Embale bien el producto y escriba el número de devolución en el paquete. No envíe nada sin número de devolución: no podríamos saber de quién es.',
          'El envío de la devolución corre por su cuenta, salvo que el producto esté defectuoso o no sea el que pidió.',
        ],
      },
      refunds: {
        title: 'Reembolsos',
        text: [
          'Cuando el producto ha llegado y está en orden, reembolsamos su precio y los impuestos a la tarjeta que pagó, en 10 días hábiles. Su banco puede necesitar algunos días más. Un descuento que dependía de un plan se resta del reembolso si se queda con el producto y termina el plan.',
        ],
      },
      defects: {
        title: 'Productos defectuosos',
        text: [
          'Si un dispositivo está defectuoso, contacte primero con la asistencia: muchos problemas se resuelven sin enviar nada. Durante la garantía de 12 meses reparamos o sustituimos sin costo un dispositivo defectuoso. Mientras la sustitución está en camino, el plan del dispositivo continúa.',
          'La garantía no cubre accidentes, agua, instalación incorrecta ni cambios en el dispositivo. Los derechos que le da la ley no se ven afectados.',
        ],
      },
      plans: {
        title: 'Planes y complementos',
        text: [
          'Una prueba gratuita no cuesta nada y puede terminarse en cualquier momento. Los planes mensuales no se reembolsan; el servicio sigue hasta el final del mes pagado. Un plan de 1 año o más se reembolsa por completo en los 30 días siguientes a su compra si el dispositivo no se usó; si no, termina en su fecha de vencimiento.',
          'Si devuelve un dispositivo, su plan se cancela el día en que el dispositivo llega.',
        ],
      },
      exchanges: {
        title: 'Actualizaciones de módulos',
        text: [
          'Un módulo obtenido al precio de una oferta de actualización se devuelve como cualquier otro producto. Hasta que se instale, su módulo anterior y su plan quedan como están.',
        ],
      },
      contact: {
        title: 'Contacto',
        text: ['Escriba a {{email}} o llame al {{phone}}. Respondemos en 48 a 72 horas.'],
      },
    },
  },
} satisfies Translation<typeof en>;
