import type { Look } from './looks.ts'

const TORSO = 'M114 300c-4-60 4-96 40-110 12-5 20-8 26-14q20 12 40 0c6 6 14 9 26 14 36 14 44 50 40 110z'

/** Shoulders, dress, and the two arms that deal, spin and point (dealer.css). */
export function Bust({ look }: { readonly look: Look }) {
  return (
    <>
      <path d={TORSO} fill={`url(#cloth-${look.key})`} />
      {look.dress === 'ao-dai' && <AoDai look={look} />}
      {look.dress === 'vest' && <Vest look={look} />}
      {look.dress === 'suit' && <Suit look={look} />}
      <Arm side="left" look={look} />
      <Arm side="right" look={look} />
      <rect x="232" y="222" width="34" height="10" rx="3" className="dealer-plate" />
      <text x="249" y="229.8" textAnchor="middle" className="dealer-plate-name">
        {look.name}
      </text>
    </>
  )
}

function AoDai({ look }: { readonly look: Look }) {
  return (
    <>
      <path
        d="M178 158q22 14 44 0l4 26q-26 18-52 0z"
        fill={look.cloth}
        stroke={look.trim}
        strokeWidth="1.8"
      />
      <path d="M204 192c18 6 38 22 46 48" fill="none" stroke={look.trim} strokeWidth="2" />
      {[
        [214, 197],
        [231, 209],
        [243, 224],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.4" fill={look.trim} />
      ))}
      <g fill="none" stroke={look.trim} strokeWidth="1.3" opacity="0.75">
        <path d="M150 290c6-24 22-30 24-50 10 12 10 24 2 34 12-2 20 4 22 14" />
        <path d="M166 262c-8-2-14-10-14-18 8 2 13 9 14 18zM180 276c4-8 12-12 20-10-3 8-12 12-20 10z" />
      </g>
    </>
  )
}

function Vest({ look }: { readonly look: Look }) {
  return (
    <>
      <path d="M172 176l28 22 28-22 30 14-26 110h-64L142 190z" fill="#f7f4ee" />
      <path
        d="M150 188c14 40 30 76 50 96 20-20 36-56 50-96l26 20 8 92H116l8-92z"
        fill={`url(#cloth-${look.key})`}
      />
      <path d="M150 188c14 40 30 76 50 96 20-20 36-56 50-96" fill="none" className="dealer-edge" />
      <path d="M172 174l28 20-16 14zM228 174l-28 20 16 14z" fill="#fff" stroke="#d8d2c4" strokeWidth="1" />
      <path d="M200 198l-20-9v18zM200 198l20-9v18z" fill={look.trim} />
      <rect x="196" y="193" width="8" height="10" rx="2" fill={look.fold} />
    </>
  )
}

function Suit({ look }: { readonly look: Look }) {
  return (
    <>
      <path d="M170 178l30 30 30-30 12 6-30 116h-24L158 184z" fill="#f4f0ea" />
      {look.isMan ? (
        <path d="M200 200l9 10-5 9 7 60-11 16-11-16 7-60-5-9z" fill={look.trim} />
      ) : (
        <path d="M186 190q14 20 28 0l-4 22q-10 10-20 0z" fill={look.trim} />
      )}
      <path d="M168 178l28 118h-40L138 204l18-6-8-8z" fill={look.cloth} className="dealer-edge" />
      <path d="M232 178l-28 118h40l18-92-18-6 8-8z" fill={look.cloth} className="dealer-edge" />
    </>
  )
}

/** Upper arm, forearm and hand; each turns about its joint. */
function Arm({ side, look }: { readonly side: 'left' | 'right'; readonly look: Look }) {
  const sleeve = look.dress === 'vest' ? '#f3efe7' : `url(#cloth-${look.key})`
  const line = look.dress === 'vest' ? '#d8d2c4' : look.fold
  return (
    <g className="dealer-arm" data-side={side}>
      <path
        d="M0-8C14-12 22 0 20 18L12 84C10 96-10 96-12 84L-20 18C-22 4-14-8 0-8z"
        fill={sleeve}
        stroke={line}
      />
      <g className="dealer-forearm">
        <path d="M-14-6C-12-16 12-16 14-4L12 62H-10z" fill={sleeve} stroke={line} />
        <rect
          x="-12"
          y="58"
          width="25"
          height="9"
          rx="3"
          fill={look.dress === 'ao-dai' ? look.trim : '#fff'}
        />
        <g className="dealer-hand" fill={look.skin} stroke={look.shade} strokeWidth="1">
          <path d="M-9 66h18c5 8 5 18 2 26-2 7-5 14-8 14-4 0-3-6-4-6s0 8-4 8-4-8-5-8 0 5-3 4c-4-1-4-26 4-38z" />
          <path d="M8 72c6 2 10 8 10 14-4 2-8-2-11-6z" />
        </g>
      </g>
    </g>
  )
}
