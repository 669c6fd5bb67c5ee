import { useId } from 'react'
import type { Category } from '../../rules/promotion.ts'
import { scenes, type Paint } from './scenes.tsx'

type Props = {
  readonly id: string
  readonly category: Category
  /** The operator's own picture; null: the scene of the category. */
  readonly picture: string | null
}

/** The picture of a promotion: decoration beside its title. */
export function PromotionPicture({ id, category, picture }: Props) {
  if (picture)
    return <img src={`/api/promotions/pictures/${picture}`} alt="" className="size-full object-cover" />
  return <Scenery category={category} turn={turnOf(id)} />
}

/** Rays of two promotions of one category differ. */
function turnOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
}

const RAYS = 18
const ray = (n: number) => {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${(232 + 300 * Math.cos(angle)).toFixed(0)} ${(92 + 300 * Math.sin(angle)).toFixed(0)}`
  }
  const from = (n * 360) / RAYS
  return `M232 92L${at(from)}L${at(from + 360 / RAYS / 2)}z`
}
const rays = Array.from({ length: RAYS }, (_, n) => ray(n)).join('')

function Scenery({ category, turn }: { readonly category: Category; readonly turn: number }) {
  const name = useId()
  const { light, mid, deep, figure } = scenes[category]
  const of = (part: string) => `url(#${name}${part})`
  const paint: Paint = { metal: of('metal'), shade: of('shade'), glass: of('glass') }
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMaxYMid slice" aria-hidden className="block size-full">
      <defs>
        <radialGradient id={`${name}sky`} cx="0.72" cy="0.5" r="0.95">
          <stop offset="0" stopColor={light} />
          <stop offset="0.45" stopColor={mid} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
        <linearGradient id={`${name}metal`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff6cf" />
          <stop offset="0.35" stopColor="#ffd25e" />
          <stop offset="0.7" stopColor="#d98e1f" />
          <stop offset="1" stopColor="#ffe08a" />
        </linearGradient>
        <linearGradient id={`${name}shade`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#b8741a" />
          <stop offset="1" stopColor="#6d3b07" />
        </linearGradient>
        <linearGradient id={`${name}glass`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.85" />
          <stop offset="1" stopColor={mid} stopOpacity="0.55" />
        </linearGradient>
        <linearGradient id={`${name}words`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor={deep} stopOpacity="0.85" />
          <stop offset="0.55" stopColor={deep} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill={of('sky')} />
      <path d={rays} fill="#fff" opacity="0.09" transform={`rotate(${turn} 232 92)`} />
      {figure(paint)}
      {/* the headline stands here */}
      <rect width="320" height="180" fill={of('words')} />
    </svg>
  )
}
