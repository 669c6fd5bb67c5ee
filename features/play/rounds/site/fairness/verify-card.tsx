import { Download, ShieldCheck } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { rounds } from '../../contract.ts'
import { CheckedStrip, OwnSeed, Seed } from '../record/round-proof.tsx'
import type { Proof } from './recompute.ts'
import { useRecomputed } from './use-recomputed.ts'
import { VerifyById } from './verify-by-id.tsx'

export type VerifyCardProps = {
  readonly roundId: string | null
  readonly onRound: (roundId: string | null) => void
}

/** Recomputes any round with a revealed seed on the visitor's device. The result's URL can be shared. */
export function VerifyCard({ roundId, onRound }: VerifyCardProps) {
  const { t } = useTexts()
  return (
    <section className="panel grid gap-4 p-5 md:p-6">
      <div>
        <h2>{t('fair.verify')}</h2>
        <p className="mt-1.5 text-muted">{t('fair.verifyText')}</p>
      </div>
      <VerifyById
        words={{
          id: t('fair.roundId'),
          hint: t('fair.roundIdHint'),
          bad: t('fair.roundIdBad'),
          action: t('fair.verifyDo'),
          offline: t('fair.offlineText'),
        }}
        id={roundId}
        onId={onRound}
        commands={['npm run verify -- round.json']}
      >
        {(id) => <Result key={id} roundId={id} />}
      </VerifyById>
      <Link to="/lotteryRecord" className={`${buttonClass({})} justify-self-start`}>
        <ShieldCheck size={18} aria-hidden />
        {t('lotteryFair.title')}
      </Link>
    </section>
  )
}

function Result({ roundId }: { readonly roundId: string }) {
  const asked = useApiQuery(useApi(rounds).proof, { params: { roundId } }, { staleMs: Infinity })
  return (
    <QueryState of={asked} waiting={<Skeleton className="h-11" />}>
      {(proof) => <Recomputed proof={proof} />}
    </QueryState>
  )
}

/** Saves the record file for the offline verifier, under the file name that the instructions use. */
function saveRecord(proof: Proof): void {
  saveFile(new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' }), 'round.json')
}

function Recomputed({ proof }: { readonly proof: Proof }) {
  const { t, date, decimal } = useTexts()
  const { checked, error } = useRecomputed(proof)
  const { data } = useApiQuery(useApi(lobby).game, { params: { gameId: proof.game } }, { staleMs: 300_000 })
  if (error)
    return (
      <CheckedStrip checked={{ verdict: 'different', differences: [error], stake: '', win: '', events: 0 }} />
    )
  if (!checked) return <Skeleton className="h-11" />
  const facts = [
    { key: 'at', name: t('rounds.time'), value: <span className="num">{date(proof.at, 'stamp')}</span> },
    {
      key: 'steps',
      name: data?.game.name ?? proof.game,
      value: t('fair.resultSteps', { count: checked.events }),
    },
    {
      key: 'stake',
      name: t('fair.resultStake'),
      value: <span className="num">{decimal(checked.stake)}</span>,
    },
    { key: 'win', name: t('fair.resultWin'), value: <span className="num">{decimal(checked.win)}</span> },
  ]
  return (
    <div className="grid gap-3">
      <CheckedStrip checked={checked} />
      <Facts facts={facts} />
      <Seed name={t('rounds.seedHash')} text={proof.commitment} />
      <Seed name={t('rounds.serverSeed')} text={proof.seeds.serverSeed} />
      <OwnSeed clientSeed={proof.seeds.clientSeed} nonce={proof.seeds.nonce} />
      <Copyable
        text={JSON.stringify(proof, null, 2)}
        shown="round.json"
        what={t('rounds.copyRecord')}
        boxed
      />
      <Button icon={Download} onClick={() => saveRecord(proof)} className="justify-self-start">
        round.json
      </Button>
    </div>
  )
}
