import { useId } from 'react'

/** Light, middle and deep tone of each level's metal or stone; the base rank is plain steel. */
const tones: readonly (readonly [string, string, string])[] = [
  ['oklch(0.8 0.015 268)', 'oklch(0.58 0.02 268)', 'oklch(0.36 0.02 268)'],
  ['oklch(0.83 0.09 58)', 'oklch(0.62 0.12 48)', 'oklch(0.4 0.09 42)'],
  ['oklch(0.95 0.01 250)', 'oklch(0.75 0.02 255)', 'oklch(0.5 0.025 260)'],
  ['oklch(0.95 0.1 95)', 'oklch(0.8 0.15 85)', 'oklch(0.55 0.12 70)'],
  ['oklch(0.96 0.02 200)', 'oklch(0.78 0.05 205)', 'oklch(0.5 0.06 215)'],
  ['oklch(0.93 0.1 165)', 'oklch(0.72 0.15 163)', 'oklch(0.42 0.1 163)'],
  ['oklch(0.88 0.08 245)', 'oklch(0.62 0.17 255)', 'oklch(0.38 0.14 262)'],
  ['oklch(0.86 0.1 15)', 'oklch(0.6 0.21 18)', 'oklch(0.38 0.15 18)'],
  ['oklch(0.88 0.08 310)', 'oklch(0.6 0.19 305)', 'oklch(0.37 0.15 300)'],
  ['oklch(0.99 0.01 220)', 'oklch(0.86 0.06 225)', 'oklch(0.6 0.09 235)'],
]

const SHIELD = 'M32 4 56 17.5v29L32 62 8 46.5v-29Z'
const INNER = 'M32 13.5 47.5 22v20.5L32 52.5 16.5 42.5V22Z'
const STAR = 'm32 21.5 3.5 7.4 8.1 1.1-5.9 5.6 1.4 8.1L32 39.8l-7.1 3.9 1.4-8.1-5.9-5.6 8.1-1.1Z'
const CROWN = 'm20.5 41-2-14 7.5 5.5L32 22l6 10.5 7.5-5.5-2 14Z'
const GEM = 'M24 24h16l6 8-14 14-14-14Z'

/** A medal of the rank: its metal or stone by level. Decorative: the rank's name stands beside it. */
export function RankEmblem({ level, size }: { readonly level: number; readonly size: number }) {
  const id = useId()
  const [light, middle, deep] = tones[Math.min(level, tones.length - 1)] ?? ['', '', '']
  const mark = level > 6 ? GEM : level > 3 ? CROWN : STAR
  return (
    <svg width={size} height={size} viewBox="0 0 64 66" aria-hidden className="shrink-0">
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset=".5" stopColor={middle} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={deep} />
          <stop offset="1" stopColor={middle} />
        </linearGradient>
      </defs>
      <g strokeLinejoin="round">
        <path d={SHIELD} fill={`url(#${id}a)`} stroke={`url(#${id}a)`} strokeWidth="6" />
        <path d="M32 4 8 17.5v29L32 33Z" fill={light} opacity=".28" />
        <path d={INNER} fill={`url(#${id}b)`} stroke={light} strokeOpacity=".55" strokeWidth="1.4" />
        <path d={mark} fill={light} stroke={deep} strokeOpacity=".5" strokeWidth="1.2" />
      </g>
    </svg>
  )
}
