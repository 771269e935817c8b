import styles from './Traces.module.css';

/** Conductors run below everything that is read: the logo's pins (at 11, 16 and 21) go on as traces, others come in from the right edge. */
const fromLogo = 'M11 0v3l-8 8h-2000M16 0v4l5 5h410l6 6h182M21 0v1l4 4h240';
const fromEdge = 'M2000 5h-2130l-4 4h-90M2000 11h-2044l-4 4h-316';

/** The header's conductors, hair-thin, with 45° bends and round pads. */
export function Traces() {
  return (
    <div className={styles['root']} aria-hidden="true">
      <svg width="640" height="20" viewBox="0 0 640 20">
        <path d={fromLogo} />
        <circle cx="268" cy="5" r="2.5" />
        <circle cx="622" cy="15" r="2.5" />
      </svg>
      <svg className={styles['end']} width="400" height="20" viewBox="-400 0 400 20">
        <path d={fromEdge} />
        <circle cx="-226.5" cy="9" r="2.5" />
        <circle cx="-366.5" cy="15" r="2.5" />
      </svg>
    </div>
  );
}
