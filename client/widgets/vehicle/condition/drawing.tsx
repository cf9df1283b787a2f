import { type Body, CAR_BODIES, type CarBody } from '../../../rules/vehicle/body.ts';
import type { Part, PartName } from '../../../rules/vehicle/condition.ts';
import { LineDrawing } from '../../../ui/line-drawing.tsx';
import styles from './drawing.module.css';
import { BOX, CARS, type CarShape, OBJECTS } from './shapes.ts';

const WHEEL = { width: 11, height: 32, left: 12, right: 97 };
const LOCKED = 'M-5 -1V-5A5 5 0 0 1 5 -5V-1';
const UNLOCKED = 'M-5 -1V-6A5 5 0 0 1 4 -8';
const ENGINE = 'M-10 -5H4V-8H-4M10 -4V8M4 -5L7 -1H10M-10 -5V7H-4L-1 10H7V5H10M-14 -4V5M-14 1H-10';

type Props = { body: Body; parts: readonly Part[] };

/** The vehicle from above, with the reported parts where they are. Only what is wrong has a color. Decorative: the list beside it says the same. */
export function Drawing({ body, parts }: Props) {
  return (
    <LineDrawing className={styles.drawing} viewBox={`0 0 ${BOX.width} ${BOX.height}`}>
      {isCar(body) ? <Car shape={CARS[body]} parts={parts} /> : <Thing {...OBJECTS[body]} />}
    </LineDrawing>
  );
}

const isCar = (body: Body): body is CarBody => (CAR_BODIES as readonly Body[]).includes(body);

const Thing = ({ body, lines }: { body: string; lines: string }) => (
  <>
    <path className={styles.body} d={body} />
    <path className={styles.line} d={lines} />
  </>
);

function Car({ shape, parts }: { shape: CarShape; parts: readonly Part[] }) {
  const known = new Map(parts.map((part) => [part.name, part]));
  const part = (name: PartName) => ({
    className: styles.part,
    'data-part': name,
    'data-wrong': known.get(name)?.isWrong,
  });
  const fuel = known.get('fuel');
  const lock = known.get('lock');
  const [front, rear] = shape.wheels;
  const { left, right, ...size } = WHEEL;
  return (
    <>
      <rect {...part('front_left')} x={left} y={front} {...size} rx={4} data-wheel />
      <rect {...part('front_right')} x={right} y={front} {...size} rx={4} data-wheel />
      <rect {...part('back_left')} x={left} y={rear} {...size} rx={4} data-wheel />
      <rect {...part('back_right')} x={right} y={rear} {...size} rx={4} data-wheel />
      <path className={styles.body} d={shape.body} />
      <path className={styles.line} d={shape.lines} />
      {shape.glass.map((glass) => (
        <path key={glass} className={styles.glass} d={glass} />
      ))}
      <path className={styles.line} d={shape.doors} />
      {known.has('vehicleBattery') && (
        <g {...part('vehicleBattery')} transform={`translate(34 ${shape.hood})`}>
          <path d="M-8 -5H8V6H-8ZM-5 -5V-8H-2V-5M2 -5V-8H5V-5" />
        </g>
      )}
      {known.has('engine') && (
        <g {...part('engine')} transform={`translate(68 ${shape.hood})`}>
          <path d={ENGINE} data-open />
        </g>
      )}
      {lock?.name === 'lock' && (
        <g {...part('lock')} transform={`translate(60 ${shape.lock})`}>
          <path d="M-8 -1H8V10H-8Z" />
          <path d={lock.isOn ? LOCKED : UNLOCKED} data-open />
        </g>
      )}
      {fuel?.name === 'fuel' && <Tank {...part('fuel')} top={shape.tank} level={fuel.reading.level ?? 0} />}
    </>
  );
}

const TANK = { x: 40, width: 40, height: 11 };

/** The fuel tank, filled to its level. */
function Tank({ top, level, ...part }: { top: number; level: number }) {
  return (
    <g {...part} transform={`translate(0 ${top})`}>
      <rect {...TANK} rx={3} />
      <rect {...TANK} width={TANK.width * level} rx={3} data-full />
    </g>
  );
}
