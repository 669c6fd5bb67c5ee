import { KeyRound, ShieldCheck, ShieldX } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { rounds } from '../../contract.ts'
import { recompute, type Checked } from '../fairness/recompute.ts'
import { RevealSeed } from '../fairness/reveal-seed.tsx'
import type { RoundDetail } from './round-drawer.tsx'

/** The seeds of a round, and its verification in the browser once they are revealed. */
export function RoundProof({ round }: { readonly round: RoundDetail }) {
  const { t } = useTexts()
  const { seeds } = round
  // revealed here: the member asked for the verification, so it starts without another press
  const [isAsked, setAsked] = useState(false)
  if (!seeds) return null
  return (
    <section className="grid gap-2.5 border-t border-hair pt-4">
      <h3 className="text-14">{t('rounds.proof')}</h3>
      <Seed name={t('rounds.seedHash')} text={seeds.serverSeedHash} />
      {seeds.serverSeed && <Seed name={t('rounds.serverSeed')} text={seeds.serverSeed} />}
      <OwnSeed clientSeed={seeds.clientSeed} nonce={seeds.nonce} />
      {seeds.serverSeed ? (
        <CheckButton roundId={round.roundId} isAsked={isAsked} />
      ) : (
        <RevealButton onRevealed={() => setAsked(true)} />
      )}
    </section>
  )
}

/** The seed pair is still in use: reveals it above the round, which stays open. */
function RevealButton({ onRevealed }: { readonly onRevealed: () => void }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="text-12 text-faint">{t('rounds.serverSeedClosed')}</p>
      <Button icon={KeyRound} onClick={() => setOpen(true)}>
        {t('rounds.openSeeds')}
      </Button>
      <RevealSeed open={isOpen} onClose={() => setOpen(false)} onRevealed={onRevealed} />
    </>
  )
}

/** The client seed, and the round's nonce under the pair. */
export function OwnSeed({ clientSeed, nonce }: { readonly clientSeed: string; readonly nonce: number }) {
  const { t } = useTexts()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5">
      <Seed name={t('rounds.clientSeed')} text={clientSeed} />
      <div>
        <span className="mb-1 block text-12 text-faint">{t('rounds.nonce')}</span>
        <span className="num grid h-11 items-center rounded-control bg-raised px-3 text-12">{nonce}</span>
      </div>
    </div>
  )
}

export function Seed({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className="min-w-0">
      <span className="mb-1 block text-12 text-faint">{name}</span>
      <Copyable text={text} what={name} boxed />
    </div>
  )
}

function CheckButton({ roundId, isAsked }: { readonly roundId: string; readonly isAsked: boolean }) {
  const { t } = useTexts()
  const api = useApi(rounds)
  const [checked, setChecked] = useState<Checked | 'running' | null>(null)
  const [error, setError] = useState<unknown>(null)
  const check = useCallback(async () => {
    setError(null)
    setChecked('running')
    try {
      setChecked(await recompute(await api.proof({ params: { roundId } })))
    } catch (problem) {
      setChecked(null)
      setError(problem)
    }
  }, [api, roundId])
  useEffect(() => {
    if (isAsked) void check()
  }, [isAsked, check])
  if (error) return <Failure error={error} onRetry={() => void check()} />
  if (checked && checked !== 'running') return <CheckedStrip checked={checked} />
  return (
    <Button icon={ShieldCheck} busy={checked === 'running'} onClick={() => void check()}>
      {t(checked === 'running' ? 'rounds.checkRunning' : 'rounds.check')}
    </Button>
  )
}

/** The result of the verification. */
export function CheckedStrip({ checked }: { readonly checked: Checked }) {
  const { t } = useTexts()
  const isGood = checked.verdict === 'same'
  const words = {
    same: 'rounds.checkSame',
    different: 'rounds.checkDiffers',
    unknownEdition: 'rounds.checkEdition',
  } as const
  return (
    <div
      role="status"
      className={`flex items-start gap-2.5 rounded-control px-3 py-2.5 font-medium ${isGood ? 'bg-action-soft text-action-text' : 'bg-danger-soft text-danger'}`}
    >
      {isGood ? <ShieldCheck size={20} aria-hidden /> : <ShieldX size={20} aria-hidden />}
      <div className="min-w-0">
        {t(words[checked.verdict])}
        {checked.differences.map((difference) => (
          <p key={difference} className="code text-12 font-normal">
            {difference}
          </p>
        ))}
      </div>
    </div>
  )
}
