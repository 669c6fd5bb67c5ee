import finial from '../art/stage/finial.webp?url'
import lamp from '../art/stage/lamp.webp?url'
import monkey from '../art/stage/monkey.webp?url'
import tiger from '../art/stage/tiger.webp?url'

/** A lantern behind a free door. */
export const Lantern = () => <img src={lamp} alt="" />

/** The tiger behind a door. */
export const Tiger = () => <img className="climb-tiger" src={tiger} alt="" />

/** The climber: behind the highest free door, at the foot of the tower before the first. */
export const Climber = () => <img className="climb-hero" src={monkey} alt="" />

export const Finial = () => <img className="climb-finial" src={finial} alt="" />

/** Moon, hills and two strings of lanterns around the tower. */
export function Dusk() {
  return (
    <div className="climb-dusk" aria-hidden>
      <i />
      <i />
      <i />
      <img src={lamp} alt="" />
      <img src={lamp} alt="" />
      <img src={lamp} alt="" />
      <img src={lamp} alt="" />
    </div>
  )
}
