import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../bare-button.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import { type Detent, type Heights, heightsIn, type Sizes } from './detents.ts';
import { detentOfKey, followGestures } from './gestures.ts';
import styles from './sheet.module.css';

type Props = {
  /** `aside` for the details of a selection, `section` for a part of the page. */
  as: 'aside' | 'section';
  label: string;
  /** Class of the panel if it is not a sheet. */
  className: string;
  detent: Detent;
  onDetent: (detent: Detent) => void;
  sizes?: Partial<Sizes>;
  /** Receives the number of covered pixels. A full sheet counts as half, because it hides the content behind. */
  onCover?: (pixels: number) => void;
  /** Slides in from below on mount. */
  slidesIn?: boolean;
  /** Another sheet covers it: makes it inert. */
  isBehind?: boolean;
  /** Header above the content. Dragging it moves the sheet. */
  header: ReactNode;
  children: ReactNode;
};

const SIZES: Sizes = { peek: 96, half: 472, top: 12 };
/** Duration of the move to a detent, in milliseconds. */
const ARRIVAL = 200;
const NOT_MEASURED: Heights = { peek: 0, half: 0, full: 0 };

/**
 * A panel that is a bottom sheet on a phone: not modal, with three detents, moved by finger, mouse, wheel and the arrow keys on its
 * handle. On wider screens renders only its content, in the same elements, so that turning a phone keeps its state.
 */
export function Sheet({
  as: Element,
  label,
  className,
  detent,
  onDetent,
  sizes,
  onCover,
  slidesIn = false,
  isBehind = false,
  header,
  children,
}: Props) {
  const isPhone = useIsPhone();
  const sheet = useRef<HTMLElement>(null);
  const grip = useRef<HTMLDivElement>(null);
  const heights = useHeights(sheet, { ...SIZES, ...sizes }, isPhone);
  const [arrived, setArrived] = useState(detent);
  const state = useRef({ detent, heights });
  const reportCover = useEffectEvent((pixels: number) => onCover?.(pixels));
  const settle = useEffectEvent((next: Detent) => onDetent(next));

  useLayoutEffect(() => {
    state.current = { detent, heights };
    if (!isPhone || heights.full === 0) return;
    stand(sheet.current, heights[detent], heights.full);
    reportCover(heights[detent === 'full' ? 'half' : detent]);
  }, [detent, heights, isPhone]);

  // The content ends at the visible end of the sheet. While the sheet moves down, at its previous height.
  const end = Math.max(heights[detent], heights[arrived]);
  useEffect(() => {
    const timer = setTimeout(() => {
      setArrived(detent);
      // The first position is not animated.
      sheet.current?.setAttribute('data-moves', 'true');
    }, ARRIVAL);
    return () => clearTimeout(timer);
  }, [detent]);

  useEffect(() => {
    if (!isPhone || !sheet.current || !grip.current) return;
    const element = sheet.current;
    const stop = followGestures(element, grip.current, {
      detent: () => state.current.detent,
      heights: () => state.current.heights,
      place: (height) => {
        element.dataset['held'] = 'true';
        stand(element, height, state.current.heights.full);
      },
      settle: (next) => {
        delete element.dataset['held'];
        stand(element, state.current.heights[next], state.current.heights.full);
        settle(next);
      },
    });
    return () => {
      stop();
      element.style.transform = '';
    };
  }, [isPhone]);

  // A full sheet covers a control behind it that receives the focus by keyboard: makes space for it (WCAG 2.4.11).
  useEffect(() => {
    const stage = sheet.current?.parentElement;
    if (!isPhone || isBehind || detent !== 'full' || !stage) return;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (sheet.current && target instanceof HTMLElement && isCovered(target, sheet.current)) settle('half');
    };
    stage.addEventListener('focusin', onFocusIn);
    return () => stage.removeEventListener('focusin', onFocusIn);
  }, [isPhone, isBehind, detent]);

  const below: CSSProperties & { '--sheet-below': string } = {
    height: heights.full || undefined,
    '--sheet-below': `${heights.full - end}px`,
  };
  return (
    <Element
      ref={sheet}
      className={isPhone ? `${className} ${styles.sheet}` : className}
      aria-label={label}
      data-detent={isPhone ? detent : undefined}
      data-slides={slidesIn}
      inert={isBehind}
      style={isPhone ? below : undefined}
    >
      <div ref={grip} className={isPhone ? styles.grip : undefined}>
        {isPhone && <Handle label={label} detent={detent} onDetent={onDetent} />}
        {header}
      </div>
      <div className={styles.content} onFocus={() => isPhone && detent === 'peek' && onDetent('half')}>
        {children}
      </div>
    </Element>
  );
}

/** Whether an element focused by keyboard is behind the sheet. */
const isCovered = (focused: HTMLElement, sheet: HTMLElement): boolean =>
  !sheet.contains(focused) &&
  focused.matches(':focus-visible') &&
  focused.getBoundingClientRect().bottom > sheet.getBoundingClientRect().top;

function Handle({ label, detent, onDetent }: Pick<Props, 'label' | 'detent' | 'onDetent'>) {
  const { t } = useTranslation('map');
  const onKeyDown = (event: KeyboardEvent) => {
    const next = detentOfKey(event.key, detent);
    if (next === null) return;
    event.preventDefault();
    onDetent(next);
  };
  return (
    <BareButton
      className={styles.handle}
      aria-label={t('sheet.height', { label, height: t(`sheet.${detent}`) })}
      aria-expanded={detent !== 'peek'}
      aria-keyshortcuts="ArrowUp ArrowDown Home End"
      onClick={() => onDetent(detent === 'half' ? 'full' : 'half')}
      onKeyDown={onKeyDown}
    />
  );
}

/** A sheet always has its full height. Its lower part is below the window. */
function stand(sheet: HTMLElement | null, height: number, full: number): void {
  if (sheet) sheet.style.transform = `translateY(${full - height}px)`;
}

/** Heights in the sheet's container. Updates when it is resized. */
function useHeights(sheet: { current: HTMLElement | null }, { peek, half, top }: Sizes, isPhone: boolean): Heights {
  const [available, setAvailable] = useState(0);
  useLayoutEffect(() => {
    const around = sheet.current?.parentElement;
    if (!isPhone || !around) return;
    const measure = () => setAvailable(around.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, [sheet, isPhone]);
  return useMemo(
    () => (available === 0 ? NOT_MEASURED : heightsIn(available, { peek, half, top })),
    [available, peek, half, top],
  );
}
