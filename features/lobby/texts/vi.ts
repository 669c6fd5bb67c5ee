import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.lobby.gameUnknown': 'Không có trò chơi này.',
  'refusal.lobby.gameStopped': 'Trò chơi này đang bảo trì. Bạn có thể chơi trò khác.',
  'refusal.lobby.launchNotYours': 'Yêu cầu mở trò chơi thuộc về phiên khác. Vui lòng đăng nhập lại.',
  'refusal.lobby.trialOff': 'Chế độ chơi thử hiện đang tắt.',
  'lobby.category.ELOTT': 'Xổ số điện tử',
  'lobby.category.LOTT': 'Xổ số',
  'lobby.category.LIVE': 'Casino trực tuyến',
  'lobby.category.SPORTS': 'Thể thao',
  'lobby.category.FISH': 'Bắn cá',
  'lobby.category.RNG': 'Nổ hũ',
  'lobby.category.PVP': 'Game bài',
  'refusal.lobby.walletMissing': 'Tài khoản của bạn chưa có ví cho trò chơi này.',
}
