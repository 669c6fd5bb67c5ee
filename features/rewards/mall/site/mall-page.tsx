import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { points } from '#features/rewards/points/contract.ts'
import { PointsCard } from '#features/rewards/points/site/points-card.tsx'
import { PointsHistory } from '#features/rewards/points/site/points-history.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { mall } from '../contract/member.ts'
import { CodeForm } from './code-form.tsx'
import { ConvertForm } from './convert-form.tsx'
import { GoodsGrid } from './goods-grid.tsx'
import { RedemptionsList } from './redemptions-list.tsx'

type Part = 'goods' | 'convert' | 'redemptions' | 'points'

/** The route /pointMall (PRO-04, PRO-05). */
export function MallPage() {
  const { t } = useTexts()
  const isIn = useIsMember()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1">
        <h1 className="text-28">{t('mall.title')}</h1>
        <p className="text-muted">{t('mall.lead')}</p>
      </div>
      {isIn ? <Mall /> : <EmptyState icon={Gift} title={t('mall.title')} text={t('mall.login')} />}
    </div>
  )
}

function Mall() {
  const { t } = useTexts()
  const [part, setPart] = useState<Part>('goods')
  const goods = useApiQuery(useApi(mall).goods)
  return (
    <QueryState of={useApiQuery(useApi(points).balance)} waiting={<SkeletonCard />}>
      {(balance) => (
        <>
          <PointsCard balance={balance} action={<CodeForm />} />
          <Tabs<Part>
            label={t('mall.title')}
            value={part}
            onChange={setPart}
            tabs={[
              { value: 'goods', label: t('mall.goods') },
              { value: 'convert', label: t('mall.convert') },
              { value: 'redemptions', label: t('mall.redemptions') },
              { value: 'points', label: t('mall.points') },
            ]}
          >
            {(shown) => (
              <div className="pt-4">
                {shown === 'goods' && (
                  <QueryState of={goods}>
                    {(value) => <GoodsGrid goods={value} balance={balance} />}
                  </QueryState>
                )}
                {shown === 'convert' && (
                  <QueryState of={goods}>
                    {({ hasPaymentPassword, isLocked }) => (
                      <ConvertForm balance={balance} mayPay={hasPaymentPassword} isLocked={isLocked} />
                    )}
                  </QueryState>
                )}
                {shown === 'redemptions' && <RedemptionsList />}
                {shown === 'points' && <PointsHistory />}
              </div>
            )}
          </Tabs>
        </>
      )}
    </QueryState>
  )
}
