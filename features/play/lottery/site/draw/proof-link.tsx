import { ShieldCheck } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'

/** The way to the verification of a draw, or of an own bet by its ID. */
export function ProofLink({ round }: { readonly round: string }) {
  const { t } = useTexts()
  return (
    <Link
      to="/lotteryRecord"
      search={{ id: round }}
      aria-label={t('lotteryFair.verify')}
      title={t('lotteryFair.verify')}
      className="hit grid size-9 shrink-0 place-items-center rounded-control text-muted hover:text-action-text"
    >
      <ShieldCheck size={18} aria-hidden />
    </Link>
  )
}
