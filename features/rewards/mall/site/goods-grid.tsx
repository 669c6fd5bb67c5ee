import { Banknote, Gift, Package, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { Balance } from '#features/rewards/points/site/points-card.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { useKindWords, type Goods, type Product } from './product-words.ts'
import { RedeemDialog } from './redeem-dialog.tsx'

const icons: Readonly<Record<Product['kind'], LucideIcon>> = { goods: Package, cash: Banknote, bonus: Gift }

/** What points can be redeemed for, in the brand's order. */
export function GoodsGrid({ goods, balance }: { readonly goods: Goods; readonly balance: Balance }) {
  const { t, refusal } = useTexts()
  const [chosen, setChosen] = useState<string | null>(null)
  const product = goods.list.find(({ id }) => id === chosen)
  if (goods.list.length === 0)
    return <EmptyState icon={Gift} title={t('mall.none')} text={t('mall.noneText')} />
  return (
    <div className="grid gap-4">
      {goods.isLocked && <Notice tone="warning">{refusal('mall.walletLocked')}</Notice>}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
        {goods.list.map((each) => (
          <ProductCard
            key={each.id}
            product={each}
            isLocked={goods.isLocked}
            onOpen={() => setChosen(each.id)}
          />
        ))}
      </ul>
      {product && (
        <RedeemDialog
          key={product.id}
          goods={goods}
          product={product}
          balance={balance}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}

type CardProps = { readonly product: Product; readonly isLocked: boolean; readonly onOpen: () => void }

function ProductCard({ product, isLocked, onOpen }: CardProps) {
  const { t, lang, number } = useTexts()
  const kindWords = useKindWords()
  const { kind, title, points, stock, pictures } = product
  const isOut = stock === 0
  const Icon = icons[kind]
  return (
    <li className="panel flex flex-col overflow-hidden">
      <div className="grid aspect-[4/3] place-items-center overflow-hidden bg-raised text-muted">
        {pictures[0] ? (
          <img
            src={`/api/mall/pictures/${pictures[0]}`}
            alt=""
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <Icon size={44} strokeWidth={1.4} aria-hidden />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h3 className="line-clamp-2 font-semibold">{title[lang]}</h3>
        <p className="text-12 text-muted">
          {kindWords(product)}
          {stock !== null && stock > 0 && ` · ${t('mall.left', { count: number(stock) })}`}
        </p>
        <p className="num mt-auto pt-2 text-16 font-bold">{t('mall.each', { points })}</p>
        <Button
          look={isOut ? 'quiet' : 'primary'}
          size="sm"
          wide
          disabled={isOut || isLocked}
          aria-label={`${t('mall.redeem')}: ${title[lang]}`}
          onClick={onOpen}
        >
          {t(isOut ? 'mall.soldOut' : 'mall.redeem')}
        </Button>
      </div>
    </li>
  )
}
