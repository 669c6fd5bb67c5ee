/** What is under a stone, drawn in 40 by 40. */
export function Jade() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className="vein-jade">
      <defs>
        <linearGradient id="vein-a" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#d8ffe9" />
          <stop offset="0.45" stopColor="#3fd391" />
          <stop offset="1" stopColor="#05603d" />
        </linearGradient>
        <linearGradient id="vein-b" x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="#087a4d" />
          <stop offset="1" stopColor="#8ff2c3" />
        </linearGradient>
      </defs>
      <path d="M12 5h16l9 11-17 20L3 16z" fill="url(#vein-a)" />
      <path d="M3 16h34L20 36z" fill="url(#vein-b)" opacity="0.75" />
      <path d="M12 16h16l-8 20z" fill="#bdfadd" opacity="0.5" />
      <path d="M12 5l-1 11 9-11 8 11 0-11" fill="none" stroke="#eafff5" strokeWidth="0.9" opacity="0.8" />
      <path d="M7 12l5-6 6-.2-9 8z" fill="#fff" opacity="0.75" />
    </svg>
  )
}

const sticks = [
  [9, 14, -14],
  [16.5, 11, -4],
  [24, 11.5, 6],
  [31, 14.5, 16],
] as const

export function Cracker() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className="vein-cracker">
      <defs>
        <linearGradient id="vein-red" x1="0" x2="1">
          <stop offset="0" stopColor="#7d0b12" />
          <stop offset="0.35" stopColor="#ff5a4d" />
          <stop offset="0.6" stopColor="#d81f26" />
          <stop offset="1" stopColor="#5c060c" />
        </linearGradient>
      </defs>
      <path d="M20 11c0-5 6-3 7-8" fill="none" stroke="#f0c46a" strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="27.4" cy="3.4" r="2.6" fill="#fff2b0" />
      <circle cx="27.4" cy="3.4" r="4.4" fill="#ffb52e" opacity="0.5" />
      {sticks.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x={-3.6} y={0} width={7.2} height={22} rx={2} fill="url(#vein-red)" />
          <rect x={-3.6} y={2} width={7.2} height={2} fill="#ffd76b" />
          <rect x={-3.6} y={18} width={7.2} height={2} fill="#ffd76b" />
        </g>
      ))}
    </svg>
  )
}
