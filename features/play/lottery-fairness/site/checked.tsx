import clsx from 'clsx'
import { Download, ShieldCheck, ShieldX } from 'lucide-react'
import { Result } from '#features/play/lottery/site/draw/balls.tsx'
import { lotteryOfSeries } from '#features/play/lottery/rules/catalogue.ts'
import { CheckedStrip, Seed } from '#features/play/rounds/site/record/round-proof.tsx'
import { heightText } from '#game-kit/shared/flat.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { ownSlip, type Check, type Loaded } from './check.ts'
import { useLoaded } from './use-loaded.ts'

/** The crash game. */
const paperKite = 'paper-kite'

/** The verification of one draw: what was checked, what was published, and the files for the offline verifiers. */
export function Checked({ id }: { readonly id: string }) {
  const { done, error, retry } = useLoaded(id)
  if (error) return <Failure error={error} onRetry={retry} />
  if (!done) return <Skeleton className="h-40" />
  const { checks, ...loaded } = done
  return (
    <div className="grid gap-4">
      <Draw {...loaded} />
      {checks === null ? (
        <CheckedStrip
          checked={{ verdict: 'unknownEdition', differences: [], stake: '', win: '', events: 0 }}
        />
      ) : (
        <ul className="grid gap-2">
          {checks.map((check) => (
            <CheckRow key={check.key} check={check} loaded={loaded} />
          ))}
        </ul>
      )}
      <Published {...loaded} />
    </div>
  )
}

function Draw({ proof: { series, label, game, outcome } }: Loaded) {
  const { t, lang } = useTexts()
  const row = lotteryOfSeries(series)
  const own = row ? (row.kin === row.name ? row.name[lang] : `${row.kin[lang]}, ${row.name[lang]}`) : series
  const name = game === paperKite ? t('crash.title') : own
  return (
    <div className="grid gap-2">
      <h2 className="text-18">
        {name}{' '}
        <span className="num text-14 font-normal text-muted">{t('lottery.draw', { numero: label })}</span>
      </h2>
      {game === paperKite ? <Multiplier outcome={outcome} /> : <Result game={game} outcome={outcome} />}
    </div>
  )
}

/** The end of a crash round. */
function Multiplier({ outcome }: { readonly outcome: unknown }) {
  const { decimal } = useTexts()
  const at = typeof outcome === 'object' && outcome !== null && 'at' in outcome ? Number(outcome.at) : 0
  return <p className="num text-28 font-bold">{decimal(heightText(at))}×</p>
}

function CheckRow({ check, loaded }: { readonly check: Check; readonly loaded: Loaded }) {
  const { t } = useTexts()
  const isGood = check.differences.length === 0
  const Icon = isGood ? ShieldCheck : ShieldX
  return (
    <li
      className={clsx(
        'flex items-start gap-2.5 rounded-control px-3 py-2.5',
        isGood ? 'bg-action-soft text-action-text' : 'bg-danger-soft text-danger',
      )}
    >
      <Icon size={20} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-medium">{t(`lotteryFair.check.${check.key}`)}</p>
        <p className="text-13">
          <Words check={check} loaded={loaded} />
        </p>
        {check.differences.map((difference) => (
          <p key={difference} className="code text-12 wrap-anywhere">
            {difference}
          </p>
        ))}
      </div>
    </li>
  )
}

function Words({ check, loaded }: { readonly check: Check; readonly loaded: Loaded }) {
  const { t, date } = useTexts()
  const { proof, slip } = loaded
  const isGood = check.differences.length === 0
  if (check.key === 'draw') {
    if (!isGood) return t('lotteryFair.drawDiffers')
    return t(proof.chain ? 'lotteryFair.drawSame' : 'lotteryFair.drawOutside')
  }
  if (check.key === 'file')
    return isGood
      ? t('lotteryFair.fileSame', { count: proof.tickets, when: date(proof.sealedAt, 'stamp') })
      : t('lotteryFair.fileDiffers')
  if (!isGood) return t('lotteryFair.slipDiffers')
  return t(slip && slip.epoch > 0 ? 'lotteryFair.slipLive' : 'lotteryFair.slipSame')
}

function Published({ proof, file, slip }: Loaded) {
  const { t, date, number } = useTexts()
  const { chain, commitment, seed, salt, ticketsHash, sealedAt, drawnAt } = proof
  const text = JSON.stringify(slip ? { ...proof, slip: ownSlip(slip) } : proof, null, 2)
  const time = (at: Date) => <span className="num">{date(at, 'stamp')}</span>
  return (
    <>
      <Facts
        facts={[
          { key: 'sealed', name: t('lotteryFair.sealedAt'), value: time(sealedAt) },
          { key: 'drawn', name: t('lotteryFair.drawnAt'), value: time(drawnAt) },
          ...(chain
            ? [
                {
                  key: 'index',
                  name: t('lotteryFair.index'),
                  value: <span className="num">{number(chain.index)}</span>,
                },
              ]
            : []),
        ]}
      />
      <Seed name={t('lotteryFair.ticketsHash')} text={ticketsHash} />
      {chain && <Seed name={t('lotteryFair.terminalHash')} text={chain.terminalHash} />}
      {commitment && <Seed name={t('rounds.seedHash')} text={commitment} />}
      {seed && <Seed name={t('rounds.serverSeed')} text={seed} />}
      {salt && <Seed name={t('lotteryFair.salt')} text={salt} />}
      {slip && <Seed name={t('lotteryFair.ticket')} text={slip.ticket} />}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Download}
          onClick={() => saveFile(new Blob([text], { type: 'application/json' }), 'lottery.json')}
        >
          lottery.json
        </Button>
        <Button
          icon={Download}
          onClick={() => saveFile(new Blob([file], { type: 'text/plain' }), 'tickets.txt')}
        >
          tickets.txt
        </Button>
      </div>
    </>
  )
}
