import './court.css'

/**
 * The court: a guardsman under a lacquered hat, a queen in a wound turban with a lotus, a king with a winged crown, each half a
 * figure that stands on its own head. Drawn in a card of 70 by 100, the half above the sash at 50.
 */
const RANK_JACK = 10
const RANK_QUEEN = 11

/** Shoulders up to the sash, and the two sides of a collar that cross. */
const ROBE = 'M15.5 50v-3.4c1.4-4.6 7.6-6.8 13.2-7.6h12.6c5.6.8 11.8 3 13.2 7.6V50z'
const COLLAR = 'M29.4 38.4 39 50M40.6 38.4 31 50'
const FACE = 'M28.2 28.6h13.6v3.7c0 5.2-3.7 8.3-6.8 8.3s-6.8-3.1-6.8-8.3z'

function Features({ lips, brow }: { readonly lips: string; readonly brow: string }) {
  return (
    <>
      <path className="court-ink" d={brow} />
      <path
        className="court-ink"
        d="M30.3 32.2q1.6-1.3 3.1 0M36.6 32.2q1.6-1.3 3.1 0M35.1 33.3q-1.2 1.7.2 1.9"
      />
      <path className="court-lips" d={lips} />
    </>
  )
}

/** A hat of lacquered bamboo with a tuft, a spear in the hand. */
function Jack() {
  return (
    <>
      <g className="court-gold">
        <path d="M50.3 50V27.5h1.6V50z" />
        <path d="M51.1 14.5c2.9 3.6 2.9 7.6.7 10.6h-1.4c-2.2-3-2.2-7 .7-10.6z" />
      </g>
      <path className="court-accent" d="M48.6 25.1h5l-1 3.6h-3z" />
      <path className="court-skin" d={FACE} />
      <Features lips="M33.4 37h3.2q-1.6 1.3-3.2 0z" brow="M30 30.6h3.2M36.8 30.6H40" />
      <path className="court-ink" d="M28.3 29.5 30 39.2M41.7 29.5 40 39.2" />
      <path
        className="court-gold"
        d="M20.4 29.6C26.4 25.6 31.6 21.4 35 16.4c3.4 5 8.6 9.2 14.6 13.2-7 2.4-22.2 2.4-29.2 0z"
      />
      <path
        className="court-shade"
        d="M35 17.5V31M35 18.5l-6.6 12M35 18.5l6.6 12M24.6 28.6q10.4 2.4 20.8 0"
      />
      <path className="court-accent" d="M35 12.8c1.9 1 1.9 3.2 0 4.8-1.9-1.6-1.9-3.8 0-4.8z" />
    </>
  )
}

/** A turban wound in rings about the hair, pearls at the ears, a lotus before her. */
function Queen() {
  return (
    <>
      <ellipse className="court-robe" cx="35" cy="26.6" rx="14.2" ry="10.6" />
      <path
        className="court-thread"
        d="M23 28a12 8.8 0 0 1 24 0M25.2 29a9.8 7 0 0 1 19.6 0M21.3 29.6a13.8 10.3 0 0 1 1-6.4M48.7 29.6a13.8 10.3 0 0 0-1-6.4"
      />
      <path className="court-hair" d="M26.6 34c-1-8 3-12.2 8.4-12.2S44.4 26 43.4 34l-1.6 2.6H28.2z" />
      <path
        className="court-skin"
        d="M28.6 30.5c2.8-.6 5-2.2 6.4-4.5 1.4 2.3 3.6 3.9 6.4 4.5v2.1c0 5-3.5 8-6.4 8s-6.4-3-6.4-8z"
      />
      <Features
        lips="M33.3 37.1q.9-.9 1.7-.2.8-.7 1.7.2-1.7 1.6-3.4 0z"
        brow="M30.1 30.9q1.5-1 3-.2M36.9 30.7q1.5-.8 3 .2"
      />
      <circle className="court-blush" cx="30.7" cy="35.3" r="1.3" />
      <circle className="court-blush" cx="39.3" cy="35.3" r="1.3" />
      <g className="court-pearl">
        <circle cx="27.5" cy="37.2" r="1.1" />
        <circle cx="42.5" cy="37.2" r="1.1" />
      </g>
      <path
        className="court-gold"
        d="M35 14.6c1.6 1.5 1.8 3.5 0 5.4-1.8-1.9-1.6-3.9 0-5.4zM31.4 16.2c2 .6 3 2 3 4-2.2-.3-3.2-1.8-3-4zM38.6 16.2c.2 2.2-.8 3.7-3 4 0-2 1-3.4 3-4z"
      />
      <g className="court-lotus">
        <path d="M46.5 50c-4.6-.8-6.3-3.3-6-6.3 2.4.5 4 1.6 4.9 3.3-.5-2.4 0-4.4 1.6-6 1.6 1.6 2.1 3.6 1.6 6 .9-1.7 2.5-2.8 4.9-3.3.3 3-1.4 5.5-6 6.3z" />
        <path d="M47 41q-.9 4.5 0 8.5" />
      </g>
    </>
  )
}

/** A crown with two wings and a jewel, a long beard, a tablet of office. */
function King({ isRed }: { readonly isRed: boolean }) {
  return (
    <>
      <path
        className="court-wing"
        d="M28 25.6c-4.6-4.2-9.6-4.6-12-2 1.6 4.2 7 5.6 12 3.8zM42 25.6c4.6-4.2 9.6-4.6 12-2-1.6 4.2-7 5.6-12 3.8z"
      />
      <path className="court-skin" d={FACE} />
      <path
        className={isRed ? 'court-beard russet' : 'court-beard'}
        d="M28.2 32.8c.3 6.6 3.2 12 6.8 15.4 3.6-3.4 6.5-8.8 6.8-15.4-1.3 2.6-2.8 3.3-4.2 2.7-1.6-.7-3.6-.7-5.2 0-1.4.6-2.9-.1-4.2-2.7z"
      />
      <Features lips="M33.6 37.6h2.8q-1.4 1-2.8 0z" brow="M29.9 30.9l3.3-.5M36.8 30.4l3.3.5" />
      <path className="court-robe" d="M28.4 25c.2-5.6 4.2-6.4 6.6-10.2 2.4 3.8 6.4 4.6 6.6 10.2z" />
      <path className="court-thread" d="M31.3 24.5c.2-3.4 1.9-4.7 3.7-7.3 1.8 2.6 3.5 3.9 3.7 7.3" />
      <path
        className="court-gold"
        d="M27.2 28.9c-.6-2.1-.6-3.7 0-5.6 5-1.5 10.6-1.5 15.6 0 .6 1.9.6 3.5 0 5.6-5-1.4-10.6-1.4-15.6 0z"
      />
      <path className="court-accent" d="M35 22.8l2.3 2.5-2.3 2.5-2.3-2.5z" />
      <circle className="court-gold" cx="35" cy="14.4" r="1.7" />
      <path className="court-ivory" d="M46.6 35.5q2-1.6 4 0V50h-4z" />
      <path className="court-shade" d="M48.6 37.5v10" />
    </>
  )
}

export type CourtProps = {
  readonly rank: number
  readonly suit: number
  /** The suit's own sign, within 20 by 20 about its middle. */
  readonly sign: string
}

/** Both halves in their frame; each suit wears a colour of its own. */
export function Court({ rank, suit, sign }: CourtProps) {
  const isRed = suit === 1 || suit === 2
  return (
    <g className="court" data-suit={suit}>
      <rect x="14.5" y="12" width="41" height="76" rx="4" className="court-panel" />
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 35 50)`}>
          <circle cx="35" cy="31" r="16.5" className="court-sun" />
          <path d={ROBE} className="court-robe" />
          <path d="M18.5 50q.6-4.8 4.4-6.4M51.5 50q-.6-4.8-4.4-6.4" className="court-thread" />
          <path d="M31.9 37h6.2v4.6L35 45.4l-3.1-3.8z" className="court-skin" />
          <path d={COLLAR} className="court-collar" />
          {rank === RANK_JACK ? <Jack /> : rank === RANK_QUEEN ? <Queen /> : <King isRed={isRed} />}
          <g transform="translate(19.4 17.2) scale(0.38)">
            <path d={sign} className="card-suit" />
          </g>
        </g>
      ))}
      <rect x="14.5" y="48.3" width="41" height="3.4" className="court-sash" />
      <path
        d="M18 50l1.7-1.3 1.7 1.3-1.7 1.3zM26.5 50l1.7-1.3 1.7 1.3-1.7 1.3zM35 48.3l2.2 1.7-2.2 1.7-2.2-1.7zM40.1 50l1.7-1.3 1.7 1.3-1.7 1.3zM48.6 50l1.7-1.3 1.7 1.3-1.7 1.3z"
        className="court-accent"
      />
      <rect x="14.5" y="12" width="41" height="76" rx="4" className="court-frame" />
    </g>
  )
}
