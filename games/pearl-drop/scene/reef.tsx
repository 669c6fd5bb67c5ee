import bowl from '../art/stage/bowl.webp?url'
import claw from '../art/stage/claw.webp?url'
import coral from '../art/stage/coral.webp?url'
import crab from '../art/stage/crab.webp?url'
import fish from '../art/stage/fish.webp?url'
import kelp from '../art/stage/kelp.webp?url'
import lid from '../art/stage/lid.webp?url'
import star from '../art/stage/star.webp?url'

/** Coral, weed and fish around the board. */
export function Reef() {
  return (
    <div className="pearl-reef" aria-hidden>
      <img className="pearl-fish" src={fish} alt="" />
      <img className="pearl-fish" src={fish} alt="" />
      <img className="pearl-fish" src={fish} alt="" />
      <img className="pearl-coral" src={coral} alt="" />
      <img className="pearl-kelp" src={kelp} alt="" />
      <img className="pearl-coral" src={coral} alt="" />
      <img className="pearl-kelp" src={kelp} alt="" />
      <img className="pearl-star" src={star} alt="" />
      {Array.from({ length: 7 }, (_, nth) => (
        <i key={nth} />
      ))}
    </div>
  )
}

/** The clam above the board: it opens for the pearl. `Lid` lies in front of the pearl, `Bowl` behind it. */
export function Bowl() {
  return <image href={bowl} x={36} y={8.4} width={28} height={16.2} />
}

export function Lid() {
  return <image className="pearl-lid" href={lid} x={36} y={-3.2} width={28} height={17.8} />
}

/** The crab that waits below the cups: it follows the pearl with its eyes and legs, and lifts its claws for a win. */
export function Crab() {
  return (
    <g className="pearl-crab">
      <image href={crab} x={-9} y={-13.4} width={18} height={13.5} />
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${side * 6.4} -7.4) scale(${side} 1)`}>
          <image className="pearl-claw" href={claw} x={-2} y={-8.6} width={9} height={9} />
        </g>
      ))}
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${side * 1.7} -12.6)`}>
          <circle r={1.75} className="pearl-eye" />
          <circle r={0.85} className="pearl-pupil" />
        </g>
      ))}
    </g>
  )
}
