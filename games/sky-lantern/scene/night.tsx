import boy from '../art/stage/boy.webp?url'
import cloud from '../art/stage/cloud.webp?url'
import cuff from '../art/stage/cuff.webp?url'
import girl from '../art/stage/girl.webp?url'
import lantern from '../art/stage/lantern.webp?url'
import moon from '../art/stage/moon.webp?url'
import sleeve from '../art/stage/sleeve.webp?url'

export const Lantern = () => <img src={lantern} alt="" />

/** Moon, clouds and far lanterns sink while the lantern rises; the children on the shore stay behind and cheer. */
export function Night() {
  return (
    <div className="lantern-night" aria-hidden>
      <img className="lantern-moon" src={moon} alt="" />
      <img className="lantern-cloud" src={cloud} alt="" />
      <img className="lantern-cloud" src={cloud} alt="" />
      <img className="lantern-far" src={lantern} alt="" />
      <img className="lantern-far" src={lantern} alt="" />
      <img className="lantern-far" src={lantern} alt="" />
      <div className="lantern-shore">
        <div className="lantern-child">
          <img src={girl} alt="" />
          <img src={sleeve} alt="" />
          <img src={sleeve} alt="" />
        </div>
        <div className="lantern-child">
          <img src={boy} alt="" />
          <img src={cuff} alt="" />
          <img src={cuff} alt="" />
        </div>
      </div>
    </div>
  )
}
