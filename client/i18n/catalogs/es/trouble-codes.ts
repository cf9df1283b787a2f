import type { Translation } from '../../types.ts';
import type en from '../en/trouble-codes.ts';

export default {
  P0016: {
    definition: 'Cigüeñal y árbol de levas desincronizados, banco 1, sensor A',
    effect: 'Las válvulas se abren en el momento equivocado. El motor funciona de forma irregular y pierde fuerza.',
    system: 'Cadena o correa de distribución, variador del árbol de levas, sensores de posición, nivel de aceite.',
    advice: 'Deténgase pronto: una cadena que salta puede dañar el motor.',
  },
  P0087: {
    definition: 'Presión demasiado baja en el riel de combustible',
    effect: 'Al motor le llega poco combustible y puede apagarse bajo carga.',
    system: 'Filtro de combustible, bomba de combustible, sensor de presión.',
    advice: 'Evite las autopistas hasta que un taller lo revise.',
  },
  P0113: {
    definition: 'Sensor 1 de temperatura del aire de admisión, señal alta',
    effect: 'El motor supone que el aire está muy frío y gasta más combustible del necesario.',
    system: 'Sensor de temperatura del aire, su conector y su cableado.',
    advice: 'Hágalo revisar en el próximo servicio.',
  },
  P0117: {
    definition: 'Sensor 1 de temperatura del refrigerante, señal baja',
    effect:
      'El motor cree que está caliente: le cuesta arrancar en frío y el ventilador puede funcionar todo el tiempo.',
    system: 'Sensor de temperatura del refrigerante, su conector y su cableado.',
    advice: 'Vigile la temperatura y hágalo revisar en dos semanas.',
  },
  P0128: {
    definition: 'Termostato: el motor no alcanza su temperatura de trabajo',
    effect: 'La calefacción es débil y sube el consumo.',
    system: 'Termostato, nivel de refrigerante.',
    advice: 'Hágalo revisar en el próximo servicio.',
  },
  P0171: {
    definition: 'Mezcla demasiado pobre, banco 1',
    effect: 'Demasiado aire para el combustible: el motor titubea y el ralentí es irregular.',
    system: 'Fugas de aire en la admisión, sensor de flujo de aire, presión de combustible.',
    advice: 'Conduzca con suavidad a un taller en los próximos días.',
  },
  P0174: {
    definition: 'Mezcla demasiado pobre, banco 2',
    effect: 'Demasiado aire para el combustible en un lado del motor: titubea y el ralentí es irregular.',
    system: 'Fugas de aire en la admisión, sensor de flujo de aire, presión de combustible.',
    advice: 'Conduzca con suavidad a un taller en los próximos días.',
  },
  P0300: {
    definition: 'Fallas de encendido en varios cilindros',
    effect: 'El motor vibra y pierde fuerza; el combustible sin quemar puede sobrecalentar el catalizador.',
    system: 'Bujías, bobinas de encendido, inyectores, calidad del combustible.',
    advice: 'Si la luz de advertencia parpadea, deténgase y pida una grúa.',
  },
  P030x: {
    definition: 'Falla de encendido detectada, cilindro {{cylinder}}',
    effect: 'Un cilindro no quema todo su combustible.',
    system: 'Bujía, bobina de encendido o inyector.',
    advice: 'Conduzca con suavidad a un taller.',
  },
  P0335: {
    definition: 'Sensor A de posición del cigüeñal, sin señal',
    effect: 'El motor puede apagarse en marcha o no arrancar.',
    system: 'Sensor del cigüeñal, su corona y su cableado.',
    advice: 'Hágalo reparar antes del próximo viaje largo.',
  },
  P0340: {
    definition: 'Sensor A de posición del árbol de levas, sin señal, banco 1',
    effect: 'El motor tarda más en arrancar y puede pasar a potencia reducida.',
    system: 'Sensor del árbol de levas y su cableado.',
    advice: 'Hágalo revisar en una semana.',
  },
  P0401: {
    definition: 'Recirculación de gases de escape: flujo insuficiente',
    effect: 'El motor puede cascabelear; las emisiones superan el límite.',
    system: 'Válvula de recirculación y sus conductos, a menudo tapados con hollín.',
    advice: 'Hágalo revisar en un mes.',
  },
  P0420: {
    definition: 'Eficiencia del catalizador por debajo del umbral, banco 1',
    effect: 'Los gases de escape no se limpian lo suficiente; el vehículo puede no pasar la verificación de emisiones.',
    system: 'Catalizador, sensores de oxígeno, fugas de escape.',
    advice: 'Puede seguir conduciendo; hágalo revisar en un mes.',
  },
  P0430: {
    definition: 'Eficiencia del catalizador por debajo del umbral, banco 2',
    effect: 'Los gases de escape no se limpian lo suficiente; el vehículo puede no pasar la verificación de emisiones.',
    system: 'Catalizador, sensores de oxígeno, fugas de escape.',
    advice: 'Puede seguir conduciendo; hágalo revisar en un mes.',
  },
  P0442: {
    definition: 'Sistema de vapores de combustible, fuga pequeña',
    effect: 'Se escapan vapores de combustible; puede oler a gasolina.',
    system: 'Mangueras de vapor, válvula de purga, tapón del tanque.',
    advice: 'Apriete primero el tapón del tanque; hágalo revisar si el código vuelve.',
  },
  P0455: {
    definition: 'Sistema de vapores de combustible, fuga grande',
    effect: 'Se escapan vapores de combustible; puede oler a gasolina.',
    system: 'Tapón del tanque ausente o abierto, mangueras de vapor, válvula de purga.',
    advice: 'Revise hoy el tapón del tanque.',
  },
  P0500: {
    definition: 'Sensor A de velocidad del vehículo, sin señal',
    effect: 'El velocímetro puede caer a cero y la transmisión cambiar con brusquedad.',
    system: 'Sensor de velocidad, su cableado, sensores de rueda.',
    advice: 'Cuide la velocidad y hágalo revisar esta semana.',
  },
  P0505: {
    definition: 'Control de ralentí defectuoso',
    effect: 'El ralentí es demasiado rápido o lento, o el motor se apaga en los semáforos.',
    system: 'Cuerpo de aceleración, válvula de ralentí, fugas de aire.',
    advice: 'Hágalo revisar en dos semanas.',
  },
  P0562: {
    definition: 'Voltaje del sistema bajo',
    effect: 'La batería no se carga; es posible que el motor no vuelva a arrancar.',
    system: 'Alternador, correa, batería, cables de tierra.',
    advice: 'Apague lo que no necesite y vaya directo a un taller.',
  },
  P0700: {
    definition: 'El control de la transmisión pide la luz de advertencia',
    effect: 'La transmisión detectó una falla propia y puede quedarse en una sola velocidad.',
    system: 'Módulo de control de la transmisión, sus sensores y válvulas; allí hay más códigos guardados.',
    advice: 'Evite cargas pesadas y hágala revisar esta semana.',
  },
  P0741: {
    definition: 'El embrague del convertidor de par no se bloquea',
    effect: 'En autopista el motor gira más rápido de lo normal; la transmisión se calienta.',
    system: 'Convertidor de par, su válvula, aceite de transmisión.',
    advice: 'No remolque nada; hágalo revisar en dos semanas.',
  },
  B0001: {
    definition: 'Bolsa de aire frontal del conductor, control de etapa 1',
    effect: 'La bolsa de aire del conductor podría no abrirse en un choque.',
    system: 'Módulo de bolsas de aire, resorte espiral del volante, conectores bajo el asiento.',
    advice: 'Hágalo reparar antes de llevar pasajeros.',
  },
  C0035: {
    definition: 'Circuito del sensor de velocidad de la rueda delantera izquierda',
    effect: 'Los frenos antibloqueo y el control de estabilidad se desactivan.',
    system: 'Sensor de velocidad de rueda, su cable, balero de rueda.',
    advice: 'Los frenos aún funcionan; guarde más distancia y hágalo reparar esta semana.',
  },
  U0100: {
    definition: 'Comunicación perdida con el módulo de control del motor',
    effect: 'El motor puede pasar a potencia reducida o no arrancar.',
    system: 'Cableado del bus de datos, fusibles, módulo del motor, batería débil.',
    advice: 'Pida una grúa si el motor se apaga.',
  },
  U0121: {
    definition: 'Comunicación perdida con el módulo de frenos antibloqueo',
    effect: 'Los frenos antibloqueo y el control de estabilidad están desactivados.',
    system: 'Cableado del bus de datos, fusibles, módulo de frenos.',
    advice: 'Los frenos aún funcionan; hágalo reparar esta semana.',
  },
} as const satisfies Translation<typeof en>;
