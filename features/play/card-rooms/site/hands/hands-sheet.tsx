import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { cardRooms } from '../../contract.ts'
import { OneHand } from './one-hand.tsx'

const SHOWN = 30

/** The caller's hands of a table; a press replays one and verifies its deck. */
export function HandsSheet({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const [shown, setShown] = useState<string | null>(null)
  return (
    <Dialog open onClose={onClose} width="wide" title={t('rooms.hands')}>
      {shown === null ? (
        <Hands code={code} onShow={setShown} />
      ) : (
        <OneHand id={shown} onBack={() => setShown(null)} />
      )}
    </Dialog>
  )
}

function Hands({ code, onShow }: { readonly code: string; readonly onShow: (hand: string) => void }) {
  const { t, date } = useTexts()
  const asked = useApiQuery(useApi(cardRooms).hands, { query: { code, limit: SHOWN } }, { staleMs: 0 })
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={({ hands }) => hands.length === 0}
      empty={<p className="py-4 text-13 text-muted">{t('rooms.noHands')}</p>}
    >
      {({ hands }) => (
        <ul className="grid">
          {hands.map(({ hand, label, endedAt, put, won, currency }) => (
            <li key={hand} className="border-t border-hair first:border-0">
              <button
                type="button"
                className="flex min-h-12 w-full items-center justify-between gap-3 text-left text-13"
                onClick={() => onShow(hand)}
              >
                <span className="grid">
                  <span>{label.slice(label.indexOf(':') + 1)}</span>
                  <span className="text-12 text-faint">{date(endedAt, 'stamp')}</span>
                </span>
                <Amount amount={won - put} currency={currency} signed won={won > put} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  )
}
