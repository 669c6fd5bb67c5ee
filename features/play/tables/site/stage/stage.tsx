import clsx from 'clsx'
import type { ReactNode } from 'react'
import { vars } from '#ui/theme/vars.ts'
import { Dealer, type Pose } from './dealer.tsx'
import './stage.css'

export type Felt = 'jade' | 'crimson' | 'royal' | 'plum' | 'amber' | 'ink'

/** Hue and chroma of each felt. */
const felts: Readonly<Record<Felt, readonly [number, number]>> = {
  jade: [162, 0.075],
  crimson: [18, 0.095],
  royal: [258, 0.09],
  plum: [318, 0.08],
  amber: [62, 0.07],
  ink: [235, 0.035],
}

type StageProps = {
  readonly table: string
  readonly felt: Felt
  readonly pose: Pose
  readonly isSpeaking?: boolean
  /** What lies on the felt: cards, a wheel, a bowl. */
  readonly children: ReactNode
  /** The table's own video instead of the drawn studio. */
  readonly video?: ReactNode
  /** Above everything: timer, captions, results. */
  readonly over?: ReactNode
  /** Smaller dealer, more felt: a tile, or one of four tables. */
  readonly isSmall?: boolean
  /** The dealer is at the left, so that a wheel has space. */
  readonly isAside?: boolean
  readonly className?: string | undefined
}

/** A studio with its dealer behind the table. */
export function Stage(props: StageProps) {
  const {
    table,
    felt,
    pose,
    isSpeaking = false,
    children,
    video,
    over,
    isSmall = false,
    isAside = false,
    className,
  } = props
  const [hue, chroma] = felts[felt]
  return (
    <div
      className={clsx('lt-room', className)}
      data-small={isSmall || undefined}
      data-aside={isAside || undefined}
      style={vars({ '--felt-hue': hue, '--felt-chroma': chroma })}
    >
      <div className="lt-wall" aria-hidden>
        <Screen />
        <i className="lt-lamp" data-side="left" />
        <i className="lt-lamp" data-side="right" />
      </div>
      <div className="lt-dealer">
        <Dealer table={table} pose={pose} isSpeaking={isSpeaking} />
      </div>
      <div className="lt-felt" aria-hidden>
        <i className="lt-rail" />
        <i className="lt-cloth" />
      </div>
      {video}
      <div className="lt-things">{children}</div>
      {over}
    </div>
  )
}

/** A folding screen of wooden lattice behind the dealer. */
function Screen() {
  return (
    <svg className="lt-screen" viewBox="0 0 600 200" preserveAspectRatio="xMidYMax slice">
      <defs>
        <pattern id="lt-lattice" width="40" height="40" patternUnits="userSpaceOnUse">
          <path
            d="M0 20h12l8-8V0M40 20H28l-8-8M20 40V28l-8-8M20 28l8-8M12 12l16 16M28 12L12 28"
            className="lt-lattice"
          />
        </pattern>
      </defs>
      {[0, 1, 2, 3, 4].map((nth) => (
        <g key={nth} transform={`translate(${nth * 122 - 6} 0)`}>
          <rect x="3" y="10" width="113" height="200" fill="url(#lt-lattice)" />
          <rect x="3" y="10" width="113" height="200" className="lt-frame" />
        </g>
      ))}
    </svg>
  )
}
