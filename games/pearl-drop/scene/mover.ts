import type { Frame, Place } from './layout.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** The crab's share of its way to the pearl in a frame: it runs behind a fast one. */
const HASTE = 0.12
/** The crab stays on the board. */
const MARGIN = 12

export type Mover = {
  pearl(at: Place): void
  /** Lights the peg that the pearl touches. */
  touch(at: Place): void
  /** The crab looks at the pearl and runs below it. */
  follow(at: Place): void
  /** The crab stands below a place. */
  stand(at: Place): void
}

/** Moves the parts of the picture that change in every frame, past React. */
export function createMover(picture: SVGSVGElement, frame: () => Frame): Mover {
  let crabAt = 50
  const place = (name: string, { x, y }: Place): void =>
    picture.querySelector(name)?.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})`)
  const stand = (x: number): void => {
    crabAt = Math.min(100 - MARGIN, Math.max(MARGIN, x))
    const { floor } = frame()
    if (floor !== null) place('.pearl-walker', { x: crabAt, y: floor })
  }
  const look = ({ x, y }: Place): void => {
    const [dx, dy] = [x - crabAt, y - (frame().floor ?? 0) + 12]
    const far = Math.hypot(dx, dy) || 1
    for (const pupil of picture.querySelectorAll('.pearl-pupil'))
      pupil.setAttribute(
        'transform',
        `translate(${((dx / far) * 0.8).toFixed(2)} ${((dy / far) * 0.8).toFixed(2)})`,
      )
  }
  return {
    pearl: (at) => place('.pearl-ball', at),
    touch: ({ x, y }) => {
      const ring = document.createElementNS(SVG, 'circle')
      ring.setAttribute('class', 'pearl-ping')
      ring.setAttribute('cx', String(x))
      ring.setAttribute('cy', String(y + 2))
      ring.setAttribute('r', '2.4')
      ring.addEventListener('animationend', () => ring.remove())
      picture.querySelector('.pearl-arch')?.after(ring)
    },
    follow: (at) => {
      stand(crabAt + (at.x - crabAt) * HASTE)
      look(at)
    },
    stand: (at) => {
      stand(at.x)
      look(at)
    },
  }
}
