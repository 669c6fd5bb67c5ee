import { LotteryPage } from './lottery-page.tsx'

/** The four lottery pages of §2. */
export const LottPage = () => <LotteryPage area="LOTT" />
export const VietnamPage = () => <LotteryPage area="VN" />
export const SeaPage = () => <LotteryPage area="SEA" />
export const ElottPage = () => <LotteryPage area="ELOTT" />
