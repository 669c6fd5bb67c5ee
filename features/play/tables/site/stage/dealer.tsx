import { useTexts } from '#texts/use-texts.ts'
import { vars } from '#ui/theme/vars.ts'
import { Bust } from './bust.tsx'
import { HairBehind, Head } from './head.tsx'
import { lookOf } from './looks.ts'
import './dealer.css'

export type Pose = 'idle' | 'deal' | 'spin' | 'shake' | 'announce'

type DealerProps = {
  /** The table's code: each table has a dealer of its own. */
  readonly table: string
  readonly pose: Pose
  /** Speaks now: the mouth moves. */
  readonly isSpeaking?: boolean
}

/** The dealer of a table, an original drawn character, from the table's edge up. */
export function Dealer({ table, pose, isSpeaking = false }: DealerProps) {
  const { t } = useTexts()
  const look = lookOf(table)
  return (
    <svg
      viewBox="0 0 400 300"
      role="img"
      aria-label={t('tables.dealer', { name: look.name })}
      className="dealer"
      data-pose={pose}
      data-speaks={isSpeaking || undefined}
      style={vars({
        '--skin': look.skin,
        '--shade': look.shade,
        '--hair': look.hair,
        '--gleam': look.gleam,
        '--cloth': look.cloth,
        '--fold': look.fold,
        '--trim': look.trim,
      })}
    >
      <defs>
        <linearGradient id={`skin-${look.key}`} x1="0" y1="0" x2="0.35" y2="1">
          <stop offset="0" stopColor={look.skin} />
          <stop offset="0.62" stopColor={look.skin} />
          <stop offset="1" stopColor={look.shade} />
        </linearGradient>
        <linearGradient id={`cloth-${look.key}`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={look.light} />
          <stop offset="0.5" stopColor={look.cloth} />
          <stop offset="1" stopColor={look.fold} />
        </linearGradient>
        <linearGradient id={`hair-${look.key}`} x1="0.1" y1="0" x2="0.8" y2="1">
          <stop offset="0" stopColor={look.gleam} />
          <stop offset="0.45" stopColor={look.hair} />
          <stop offset="1" stopColor={look.hair} />
        </linearGradient>
        <radialGradient id={`blush-${look.key}`}>
          <stop offset="0" stopColor="#e8776a" stopOpacity="0.5" />
          <stop offset="1" stopColor="#e8776a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className="dealer-body">
        <g transform="translate(0 13)">
          <HairBehind look={look} />
        </g>
        <g className="dealer-fore">
          <Bust look={look} />
        </g>
        <g transform="translate(0 13)">
          <Head look={look} />
        </g>
      </g>
    </svg>
  )
}
