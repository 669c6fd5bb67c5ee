import type { ReactNode } from 'react'

/** A red envelope with a gold seal; `open`: the flap is up and a slip with the amount has come out. */
export function EnvelopeArt({ open, children }: { readonly open: boolean; readonly children?: ReactNode }) {
  return (
    <div className="draw-envelope" data-open={open || undefined}>
      <svg viewBox="0 0 240 300" aria-hidden>
        <Paints />
        <ellipse cx="120" cy="286" rx="92" ry="9" fill="#000" opacity="0.28" />
        {/* the flap behind the slip, once it is open */}
        <path
          className="draw-back"
          d="M28 74 Q28 60 42 60 H198 Q212 60 212 74 L130 4 Q120 -4 110 4 Z"
          fill="#9c1420"
          stroke="#f3c15a"
          strokeOpacity="0.6"
          strokeWidth="1.6"
        />
        <g className="draw-slip">
          <rect x="44" y="42" width="152" height="150" rx="8" fill="url(#env-slip)" />
          <rect
            x="52"
            y="50"
            width="136"
            height="134"
            rx="5"
            fill="none"
            stroke="#c9973b"
            strokeWidth="1.6"
          />
        </g>
        <rect x="28" y="60" width="184" height="218" rx="14" fill="url(#env-body)" />
        <Waves />
        <rect
          x="28"
          y="60"
          width="184"
          height="218"
          rx="14"
          fill="none"
          stroke="#f3c15a"
          strokeOpacity="0.55"
          strokeWidth="1.6"
        />
        <g className="draw-flap">
          <path
            d="M28 74 Q28 60 42 60 H198 Q212 60 212 74 L130 138 Q120 146 110 138 Z"
            fill="url(#env-flap)"
          />
          <path
            d="M28 74 Q28 60 42 60 H198 Q212 60 212 74 L130 138 Q120 146 110 138 Z"
            fill="none"
            stroke="#f3c15a"
            strokeOpacity="0.7"
            strokeWidth="1.6"
          />
        </g>
        <g className="draw-seal">
          <circle cx="120" cy="136" r="25" fill="url(#env-seal)" stroke="#6b3a10" strokeWidth="1" />
          <circle
            cx="120"
            cy="136"
            r="19.5"
            fill="none"
            stroke="#7a430d"
            strokeOpacity="0.6"
            strokeWidth="1.2"
          />
          {[0, 60, 120, 180, 240, 300].map((turn) => (
            <path
              key={turn}
              d="M120 136 C114 130 115 123 120 119 C125 123 126 130 120 136Z"
              fill="#8a4a10"
              opacity="0.75"
              transform={`rotate(${turn} 120 136)`}
            />
          ))}
        </g>
      </svg>
      {open && <div className="draw-slip-text num">{children}</div>}
    </div>
  )
}

function Paints() {
  return (
    <defs>
      <linearGradient id="env-body" x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" stopColor="#e0372f" />
        <stop offset="0.6" stopColor="#b3151f" />
        <stop offset="1" stopColor="#7c0a17" />
      </linearGradient>
      <linearGradient id="env-flap" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#c41f26" />
        <stop offset="1" stopColor="#e8483b" />
      </linearGradient>
      <radialGradient id="env-seal" cx="0.38" cy="0.3" r="0.85">
        <stop offset="0" stopColor="#fff2c0" />
        <stop offset="0.5" stopColor="#e3a83a" />
        <stop offset="1" stopColor="#7a430d" />
      </radialGradient>
      <linearGradient id="env-slip" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff8e3" />
        <stop offset="1" stopColor="#f2dfae" />
      </linearGradient>
    </defs>
  )
}

/** The pattern of the paper. */
function Waves() {
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 4 }, (__, column) => (
      <path
        key={`${row} ${column}`}
        d="M0 9 A9 9 0 0 1 18 9 M4 9 A5 5 0 0 1 14 9"
        fill="none"
        stroke="#f3c15a"
        strokeOpacity="0.28"
        strokeWidth="1.4"
        transform={`translate(${46 + column * 38 + (row % 2) * 19 - 10} ${150 + row * 24})`}
      />
    )),
  )
}
