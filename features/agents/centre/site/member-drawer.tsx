import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { agents } from '../contract.ts'
import { LabelsForm } from './labels-form.tsx'
import { MessageForm } from './message-form.tsx'
import { RatesForm } from './rates-form.tsx'

export type Detail = Reply<typeof agents.member>

type DrawerProps = {
  readonly id: bigint | null
  readonly onClose: () => void
  /** Opens the member's own downline. */
  readonly onDown: (id: bigint) => void
}

/** A member of the downline: what the caller may see, rebates and labels for the direct upline, and a message. */
export function MemberDrawer({ id, onClose, onDown }: DrawerProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(agents).member, { params: { id: id ?? 0n } }, { enabled: id !== null })
  const row = asked.data?.row
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      title={row?.account ?? ''}
      text={row ? t(`agents.type.${row.type}`) : ''}
      foot={
        row &&
        row.directs > 0 && (
          <Button wide onClick={() => onDown(row.id)}>
            {t('agents.showTeam', { count: row.directs })}
          </Button>
        )
      }
    >
      {id !== null && (
        <QueryState of={asked} waiting={<SkeletonCard lines={6} />}>
          {(detail) => <Shown key={`${detail.row.id}`} detail={detail} />}
        </QueryState>
      )}
    </Drawer>
  )
}

function Shown({ detail }: { readonly detail: Detail }) {
  const { t, date, number } = useTexts()
  const { row, currency, bounds } = detail
  const { direct } = row
  return (
    <div className="grid gap-6">
      <Facts
        facts={[
          { key: 'state', name: t('agents.stateHead'), value: t(`agents.state.${row.state}`) },
          { key: 'level', name: t('agents.levelHead'), value: number(row.level) },
          { key: 'team', name: t('agents.team'), value: number(row.team) },
          { key: 'joined', name: t('agents.joined'), value: date(row.joinedAt, 'day') },
          ...(direct
            ? [
                { key: 'nickname', name: t('agents.nickname'), value: direct.nickname },
                {
                  key: 'balance',
                  name: t('agents.balance'),
                  value: <Amount amount={direct.balance} currency={currency} />,
                },
                {
                  key: 'login',
                  name: t('agents.lastLogin'),
                  value: direct.lastLoginAt ? date(direct.lastLoginAt, 'minute') : t('agents.never'),
                },
              ]
            : []),
        ]}
      />
      {!direct && <p className="text-12 text-faint">{t('agents.notDirect')}</p>}
      {direct && bounds.length > 0 && <RatesForm id={row.id} rates={direct.rates} bounds={bounds} />}
      {direct && bounds.length > 0 && <LabelsForm id={row.id} labels={direct.labels} />}
      <MessageForm to={row.id} />
    </div>
  )
}
