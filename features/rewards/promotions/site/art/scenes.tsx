import type { ReactNode } from 'react'
import type { Category } from '../../rules/promotion.ts'

/** Hues of a scene: its light, its depth, and the metal of its figures. */
export type Scene = {
  readonly light: string
  readonly mid: string
  readonly deep: string
  /** Drawn around (232, 96) in a box of 320 × 180; `metal` and `shade` are gradients of the picture. */
  readonly figure: (paint: Paint) => ReactNode
}

export type Paint = { readonly metal: string; readonly shade: string; readonly glass: string }

/** A coin seen at an angle, with its edge. */
function Coin({ x, y, r = 22, paint }: { x: number; y: number; r?: number; paint: Paint }) {
  const ry = r * 0.42
  return (
    <g>
      <path d={`M${x - r} ${y}v${r * 0.3}a${r} ${ry} 0 0 0 ${2 * r} 0v${-r * 0.3}z`} fill={paint.shade} />
      <ellipse cx={x} cy={y} rx={r} ry={ry} fill={paint.metal} />
      <ellipse cx={x} cy={y} rx={r * 0.7} ry={ry * 0.7} fill="none" stroke={paint.shade} strokeWidth="1.6" />
    </g>
  )
}

/** A star of five points. */
function Star({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) {
  const points = Array.from({ length: 10 }, (_, n) => {
    const angle = (Math.PI * (n - 2.5)) / 5
    const reach = n % 2 ? r * 0.45 : r
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`
  })
  return <polygon points={points.join(' ')} fill={fill} />
}

function Welcome(paint: Paint) {
  return (
    <g>
      <ellipse cx="232" cy="152" rx="66" ry="11" fill="#000" opacity="0.35" />
      <path d="M182 92h100v52a8 8 0 0 1-8 8h-84a8 8 0 0 1-8-8z" fill="#b3261e" />
      <path d="M232 92h50v52a8 8 0 0 1-8 8h-42z" fill="#8c1d18" />
      <path d="M222 92h20v60h-20z" fill={paint.metal} />
      <path d="M176 74h112a6 6 0 0 1 6 6v14H170V80a6 6 0 0 1 6-6z" fill="#d5352b" />
      <path d="M232 74h56a6 6 0 0 1 6 6v14h-62z" fill="#a4251e" />
      <path d="M221 74h22v20h-22z" fill={paint.metal} />
      <path
        d="M232 74c-8-26-44-34-46-14-1 12 26 16 46 14zm0 0c8-26 44-34 46-14 1 12-26 16-46 14z"
        fill={paint.metal}
        stroke={paint.shade}
        strokeWidth="2"
      />
      <Star x={190} y={36} r={8} fill={paint.metal} />
      <Star x={284} y={30} r={11} fill={paint.metal} />
      <Star x={236} y={24} r={6} fill={paint.metal} />
    </g>
  )
}

function Deposit(paint: Paint) {
  return (
    <g>
      <ellipse cx="232" cy="154" rx="72" ry="11" fill="#000" opacity="0.35" />
      {[148, 137, 126, 115].map((y) => (
        <Coin key={`a${y}`} x={198} y={y} r={27} paint={paint} />
      ))}
      {[148, 137, 126, 115, 104, 93, 82].map((y) => (
        <Coin key={`b${y}`} x={262} y={y} r={29} paint={paint} />
      ))}
      <Coin x={230} y={157} r={24} paint={paint} />
      <path
        d="M252 20h20v16h16v20h-16v16h-20V56h-16V36h16z"
        fill={paint.glass}
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="1.5"
      />
    </g>
  )
}

function Slots(paint: Paint) {
  return (
    <g transform="translate(-10 0)">
      <ellipse cx="232" cy="154" rx="70" ry="10" fill="#000" opacity="0.35" />
      <rect x="164" y="46" width="136" height="104" rx="16" fill={paint.metal} />
      <rect x="173" y="56" width="118" height="84" rx="9" fill="#160a24" />
      {[0, 1, 2].map((reel) => (
        <g key={reel}>
          <rect x={179 + reel * 37} y="62" width="32" height="72" rx="5" fill="#fff8e6" />
          <rect x={179 + reel * 37} y="62" width="32" height="16" rx="5" fill="#000" opacity="0.18" />
          <rect x={179 + reel * 37} y="118" width="32" height="16" rx="5" fill="#000" opacity="0.18" />
          <path
            d={`M${185 + reel * 37} 84h21v6c-7 8-10 15-11 24h-9c1-9 4-16 9-22h-10z`}
            fill="#c5221f"
            stroke="#7d0f0d"
            strokeWidth="1"
          />
        </g>
      ))}
      <path d="M300 82h10v30h-10z" fill={paint.shade} />
      <path d="M309 60v46" stroke={paint.metal} strokeWidth="5" strokeLinecap="round" />
      <circle cx="309" cy="56" r="8" fill="#d5352b" />
    </g>
  )
}

function Live(paint: Paint) {
  return (
    <g>
      <ellipse cx="232" cy="154" rx="72" ry="10" fill="#000" opacity="0.35" />
      <g transform="rotate(-14 208 96)">
        <rect x="174" y="44" width="66" height="94" rx="8" fill="#fdfdfd" />
        <path
          d="M207 70c14 14 22 20 22 30a11 11 0 0 1-19 7l2 13h-10l2-13a11 11 0 0 1-19-7c0-10 8-16 22-30z"
          fill="#14171f"
        />
      </g>
      <g transform="rotate(12 254 94)">
        <rect x="222" y="40" width="66" height="94" rx="8" fill="#fff" stroke="#d8d8d8" />
        <path d="M255 112c-20-16-24-26-18-35 5-7 15-6 18 2 3-8 13-9 18-2 6 9 2 19-18 35z" fill="#c5221f" />
      </g>
      {[0, 1, 2].map((n) => (
        <g key={n}>
          <ellipse cx="282" cy={146 - n * 9} rx="25" ry="9.5" fill={n % 2 ? '#1f5eff' : '#0b7a4b'} />
          <ellipse
            cx="282"
            cy={143 - n * 9}
            rx="25"
            ry="9.5"
            fill={n % 2 ? '#3c76ff' : '#12a065'}
            stroke="#fff"
            strokeWidth="2"
            strokeDasharray="8 7"
          />
        </g>
      ))}
      <Star x={182} y={30} r={8} fill={paint.metal} />
    </g>
  )
}

function Sports(paint: Paint) {
  return (
    <g>
      <path d="M150 150h170v30H140z" fill="#0d5c34" />
      <path d="M150 150h170v3H149z" fill="#fff" opacity="0.7" />
      <ellipse cx="238" cy="152" rx="50" ry="8" fill="#000" opacity="0.4" />
      <circle cx="238" cy="98" r="52" fill="#fafafa" />
      <circle cx="238" cy="98" r="52" fill={paint.glass} opacity="0.55" />
      <path
        d="M238 76l20 15-8 24h-24l-8-24zM238 46l12 9-12 10-12-10zM189 92l11-9 8 13-9 12zM287 92l-11-9-8 13 9 12zM209 141l2-14 14 3 1 14zM267 141l-2-14-14 3-1 14z"
        fill="#161b26"
      />
      <path
        d="M238 65v11M258 91l12-6M250 115l8 12M226 115l-8 12M218 91l-12-6"
        stroke="#161b26"
        strokeWidth="2.4"
      />
      <path
        d="M172 60c-12 3-20 8-26 14M168 84c-10 1-18 4-24 8M170 110c-8 0-14 1-20 4"
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  )
}

function Other(paint: Paint) {
  return (
    <g>
      <ellipse cx="232" cy="152" rx="66" ry="10" fill="#000" opacity="0.35" />
      <g transform="rotate(-12 232 96)">
        <path
          d="M168 62h128a8 8 0 0 1 8 8v14a12 12 0 0 0 0 24v14a8 8 0 0 1-8 8H168a8 8 0 0 1-8-8v-14a12 12 0 0 0 0-24V70a8 8 0 0 1 8-8z"
          fill={paint.metal}
          stroke={paint.shade}
          strokeWidth="2"
        />
        <path d="M262 66v60" stroke={paint.shade} strokeWidth="2" strokeDasharray="5 6" />
        <Star x={212} y={97} r={25} fill="#b3261e" />
        <path
          d="M274 84h20M274 97h20M274 110h12"
          stroke={paint.shade}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <Star x={182} y={36} r={7} fill={paint.metal} />
      <Star x={290} y={148} r={8} fill={paint.metal} />
    </g>
  )
}

export const scenes: Readonly<Record<Category, Scene>> = {
  welcome: { light: '#ff8a5c', mid: '#a3195b', deep: '#31063f', figure: Welcome },
  deposit: { light: '#3ddc97', mid: '#087a5b', deep: '#03251f', figure: Deposit },
  slots: { light: '#b67bff', mid: '#5a1fb0', deep: '#180636', figure: Slots },
  live: { light: '#ff6b6b', mid: '#8f1232', deep: '#2a0310', figure: Live },
  sports: { light: '#58b6ff', mid: '#1557b8', deep: '#061a3d', figure: Sports },
  other: { light: '#ffc861', mid: '#a8560a', deep: '#341503', figure: Other },
}
