import clsx from 'clsx'
import { RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'

type ActionsProps = {
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly hasChips: boolean
  readonly mayRepeat: boolean
  readonly onUndo: () => void
  readonly onClear: () => void
  readonly onRepeat: () => void
  readonly onDouble: () => void
}

/** Undo, clear, and one key that repeats the last bets or doubles those of this round. */
export function Actions(props: ActionsProps) {
  const { isOpen, isBusy, hasChips, mayRepeat, onUndo, onClear, onRepeat, onDouble } = props
  const { t } = useTexts()
  const isIdle = !isOpen || isBusy
  return (
    <div className="flex items-center gap-1">
      <Action icon={Trash2} label={t('tables.clear')} disabled={isIdle || !hasChips} onPress={onClear} />
      <Action icon={Undo2} label={t('tables.undo')} disabled={isIdle || !hasChips} onPress={onUndo} />
      {hasChips ? (
        <Action icon={null} sign="×2" label={t('tables.double')} disabled={isIdle} onPress={onDouble} />
      ) : (
        <Action
          icon={RotateCcw}
          label={t('tables.repeat')}
          disabled={isIdle || !mayRepeat}
          onPress={onRepeat}
        />
      )}
    </div>
  )
}

type ActionProps = {
  readonly icon: LucideIcon | null
  readonly sign?: string
  readonly label: string
  readonly disabled: boolean
  readonly onPress: () => void
}

function Action({ icon: Icon, sign = '', label, disabled, onPress }: ActionProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onPress}
      className={clsx(
        'grid h-13 min-w-13 place-items-center gap-0.5 rounded-control px-1 text-[11px] font-medium text-white/90 transition-colors duration-120',
        'enabled:hover:bg-white/10 disabled:opacity-40',
      )}
    >
      {Icon ? <Icon size={19} aria-hidden /> : <b className="num text-16 leading-[19px]">{sign}</b>}
      {label}
    </button>
  )
}
