import { vars } from '#ui/theme/vars.ts'
import { BauCuaFace } from './bau-cua-face.tsx'

/** Where the pips of a face lie, on a grid of three by three. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

/** Turns that bring a face to the front. */
const turns: Readonly<Record<number, string>> = {
  1: 'rotateY(0deg)',
  2: 'rotateX(-90deg)',
  3: 'rotateY(-90deg)',
  4: 'rotateY(90deg)',
  5: 'rotateX(90deg)',
  6: 'rotateY(180deg)',
}
const FACES = [1, 2, 3, 4, 5, 6] as const

type DieProps = {
  readonly face: number
  /** Pips, or the six pictures of bau cua. */
  readonly look: 'pips' | 'bau-cua'
  /** How it lies, in degrees. */
  readonly tilt?: number
}

/** A die with six sides in space; its drawn face is up. */
export function DieCube({ face, look, tilt = 0 }: DieProps) {
  return (
    <span className="lt-die" data-look={look} style={vars({ '--tilt': `${tilt}deg` })}>
      <span className="lt-cube" style={vars({ '--turn': turns[face] ?? 'none' })}>
        {FACES.map((side) => (
          <span key={side} className="lt-die-side" data-side={side}>
            {look === 'pips' ? (
              <svg viewBox="0 0 30 30" aria-hidden>
                {pips[side]?.map((at) => (
                  <circle
                    key={at}
                    cx={6.5 + (at % 3) * 8.5}
                    cy={6.5 + Math.floor(at / 3) * 8.5}
                    r={side === 1 ? 4.4 : 2.9}
                    className={side === 1 || side === 4 ? 'lt-pip-red' : 'lt-pip'}
                  />
                ))}
              </svg>
            ) : (
              <BauCuaFace face={side} />
            )}
          </span>
        ))}
      </span>
    </span>
  )
}
