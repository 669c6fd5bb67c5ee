import { MonitorSmartphone, Repeat, RotateCcw, ShieldAlert, Wallet, WifiOff, X } from 'lucide-react'
import type { Short } from '../stakes.ts'
import type { AutoplayEnd, Notice } from '../table-state.ts'
import type { PageWords } from '../words/words.ts'
import { IconKey } from './icon-key.tsx'

/** What a card says; a jackpot has a dialog of its own. */
export type CardNotice = Exclude<Notice, { kind: 'jackpot' }>

export type NoticesProps = {
  notice: CardNotice
  words: PageWords
  framed: boolean
  /** Play money cannot be topped up. */
  isTrial: boolean
  onDeposit: () => void
  onLower: () => void
  onClose: () => void
}

const icons = {
  auto: Repeat,
  short: Wallet,
  line: WifiOff,
  refused: ShieldAlert,
  resumed: RotateCcw,
  elsewhere: MonitorSmartphone,
}

type Said = Pick<NoticesProps, 'notice' | 'words' | 'isTrial'>

function text({ notice, words, isTrial }: Said): { title: string; text: string } {
  if (notice.kind === 'short')
    return {
      title: notice.of === 'move' ? words.shortMove : words.shortTitle,
      text: shortWords(notice, words)[isTrial ? 'trial' : 'money'],
    }
  if (notice.kind === 'auto') return { title: words.autoplayEnded, text: endWords(notice.why, words) }
  if (notice.kind === 'line') return { title: words.lineTitle, text: words.lineText }
  if (notice.kind === 'resumed') return { title: words.resumed, text: '' }
  if (notice.kind === 'elsewhere') return { title: words.elsewhereTitle, text: words.elsewhereText }
  return { title: notice.what === 'move' ? words.refusedMove : words.refusedTitle, text: notice.words }
}

/** How to continue when the balance is too low; a trial account's play money can't be topped up. */
function shortWords(
  { of, lower }: Short,
  words: PageWords,
): { readonly money: string; readonly trial: string } {
  if (of === 'move') return { money: words.shortMoveText, trial: words.shortMoveTrial }
  if (of === 'table') return { money: words.shortTable, trial: words.shortTableTrial }
  if (lower === null) return { money: words.shortLeast, trial: words.shortLeastTrial }
  return { money: words.shortText, trial: words.shortTrial }
}

function endWords(why: AutoplayEnd, words: PageWords): string {
  if (why === 'loss') return words.autoplayEndedLoss
  if (why === 'win') return words.autoplayEndedWin
  return why === 'feature' ? words.autoplayEndedFeature : ''
}

/** A card over the controls: what happened, and one or two actions to continue. */
export function Notices({ notice, words, framed, isTrial, onDeposit, onLower, onClose }: NoticesProps) {
  const Icon = icons[notice.kind]
  const said = text({ notice, words, isTrial })
  const mayDeposit = framed && !isTrial
  return (
    <div
      className={`notice ${notice.kind}`}
      role={['resumed', 'auto', 'elsewhere'].includes(notice.kind) ? 'status' : 'alert'}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <div className="notice-text">
        <strong>{said.title}</strong>
        {said.text && <p>{said.text}</p>}
        {notice.kind === 'short' && (mayDeposit || notice.lower !== null) && (
          <div className="deeds">
            {mayDeposit && (
              <button type="button" className="deed primary" onClick={onDeposit}>
                {words.deposit}
              </button>
            )}
            {notice.lower !== null && (
              <button type="button" className={mayDeposit ? 'deed' : 'deed primary'} onClick={onLower}>
                {words.lowerBet}
              </button>
            )}
          </div>
        )}
      </div>
      {notice.kind !== 'line' && notice.kind !== 'resumed' && (
        <IconKey icon={X} label={words.close} onPress={onClose} />
      )}
    </div>
  )
}
