import clsx from 'clsx'
import { CircleCheck } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { byUrgency, queuePages } from '../rules.ts'
import { useWorkQueues, type WaitingQueue } from './use-work-queues.ts'

/** Everything that waits for an operator, overdue work first, with a link to each queue; empty queues in one line. */
export function QueueBoard() {
  const { t } = useTexts()
  const asked = useWorkQueues()
  return (
    <section aria-labelledby="queue-board" className="grid gap-3">
      <h2 id="queue-board" className="text-16">
        {t('workQueues.title')}
      </h2>
      <QueryState of={asked} waiting={<SkeletonCard lines={2} />}>
        {({ queues }) => <Board queues={byUrgency(queues)} />}
      </QueryState>
    </section>
  )
}

function Board({ queues }: { readonly queues: readonly WaitingQueue[] }) {
  const { t } = useTexts()
  const waiting = queues.filter(({ count }) => count > 0)
  const empty = queues.filter(({ count }) => count === 0)
  return (
    <>
      {waiting.length > 0 && (
        <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {waiting.map((queue) => (
            <li key={queue.name}>
              <Card queue={queue} />
            </li>
          ))}
        </ul>
      )}
      {empty.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-faint">
          <CircleCheck size={16} aria-hidden />
          {t('workQueues.empty')}
          {empty.map(({ name }) => (
            <a
              key={name}
              href={queuePages[name].to}
              className="py-1 text-muted hover:text-text hover:underline"
            >
              {t(`workQueues.name.${name}`)}
            </a>
          ))}
        </p>
      )}
    </>
  )
}

function Card({ queue: { name, count, overdue, brands } }: { readonly queue: WaitingQueue }) {
  const { t, number } = useTexts()
  const isLate = overdue > 0
  return (
    <a
      href={queuePages[name].to}
      className={clsx(
        'panel grid h-full content-start gap-0.5 px-3.5 py-2.5 transition-colors duration-120 hover:border-control',
        isLate && 'border-danger',
      )}
    >
      <span className="truncate text-13 text-muted">{t(`workQueues.name.${name}`)}</span>{' '}
      <span className="flex flex-wrap items-baseline gap-x-2">
        <b className="num text-18 font-semibold">{number(count)}</b>{' '}
        {isLate && (
          <span className="text-12 font-medium text-danger">
            {t('workQueues.overdue', { count: overdue })}
          </span>
        )}
      </span>{' '}
      {brands.length > 1 && (
        <span className="num truncate text-12 text-faint">
          {brands.map((brand) => `${brand.merchant} ${number(brand.count)}`).join(' · ')}
        </span>
      )}
    </a>
  )
}
