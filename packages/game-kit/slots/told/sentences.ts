import type { HoldModel } from '../hold/model.ts'
import { creditsOf, rowsOf, SCATTERS_NEEDED } from '../model.ts'
import type { SlotModel } from '../model.ts'
import type { TumbleModel } from '../tumble/model.ts'

export type ToldLanguage = 'en' | 'vi'
export type Told = Readonly<Record<ToldLanguage, string>>

/** Names of a game's symbols in both languages. */
export type SymbolNames<S extends string> = Readonly<Record<S, Told>>

/** The rules of a slot in sentences, made from its model: what is said cannot differ from what is played. */
export type RuleSentences = Readonly<Record<ToldLanguage, readonly string[]>>

const number = (value: number, language: ToldLanguage): string =>
  String(value).replace(/\B(?=(\d{3})+(?!\d))/g, language === 'en' ? ',' : '.')

/** "5,000 times the stake". */
function most(credits: number, stake: number): RuleSentences {
  const times = Math.floor(credits / stake)
  return {
    en: [`A round ends when it reaches ${number(times, 'en')} times the stake; no round pays more.`],
    vi: [`Ván kết thúc khi đạt ${number(times, 'vi')} lần tiền cược; không ván nào trả nhiều hơn.`],
  }
}

function joined(...parts: readonly RuleSentences[]): RuleSentences {
  return { en: parts.flatMap(({ en }) => en), vi: parts.flatMap(({ vi }) => vi) }
}

/** Lines or ways. */
function paidHow(model: SlotModel<string>): RuleSentences {
  const rows = rowsOf(model)
  if (model.ways !== undefined) {
    const ways = rows ** 5
    return {
      en: [
        `Five reels of ${rows} rows pay in ${number(ways, 'en')} ways: a symbol on neighbouring reels from the left pays once for each way through its places.`,
      ],
      vi: [
        `Năm cuộn, mỗi cuộn ${rows} hàng, trả thưởng theo ${number(ways, 'vi')} cách: biểu tượng nằm trên các cuộn liền nhau từ trái sang được trả cho mỗi cách nối các ô của nó.`,
      ],
    }
  }
  return {
    en: [
      `Five reels of ${rows} rows and ${model.lines.length} lines, all always played. A line pays from the left, its highest win only.`,
    ],
    vi: [
      `Năm cuộn, ${rows} hàng, ${model.lines.length} dòng, luôn chơi đủ. Mỗi dòng trả từ trái sang, chỉ tính khoản thắng cao nhất.`,
    ],
  }
}

function wildSays<S extends string>(model: SlotModel<S>, names: SymbolNames<S>): RuleSentences {
  const wild = names[model.wild]
  if (model.wild === model.scatter) {
    return {
      en: [`${wild.en} stands for every other symbol, and pays anywhere.`],
      vi: [`${wild.vi} thay cho mọi biểu tượng khác và trả thưởng ở bất kỳ đâu.`],
    }
  }
  const scatter = names[model.scatter]
  return {
    en: [`${wild.en} stands for every symbol but ${scatter.en.toLowerCase()}.`],
    vi: [`${wild.vi} thay cho mọi biểu tượng trừ ${scatter.vi.toLowerCase()}.`],
  }
}

function featureSays<S extends string>(model: SlotModel<S>, names: SymbolNames<S>): RuleSentences {
  const { count, limit, multiplier } = model.freeSpins
  const scatter = names[model.scatter]
  const en = `${SCATTERS_NEEDED} or more of ${scatter.en.toLowerCase()}, anywhere, pay`
  const vi = `Từ ${SCATTERS_NEEDED} ${scatter.vi.toLowerCase()} ở bất kỳ đâu sẽ trả thưởng`
  if (limit === 0) return { en: [`${en}.`], vi: [`${vi}.`] }
  const times =
    multiplier > 1
      ? { en: `, with every win × ${multiplier}`, vi: `, mọi khoản thắng × ${multiplier}` }
      : { en: '', vi: '' }
  const again = {
    en: limit > count ? ` The same in a free spin gives ${count} more, up to ${limit} in a round.` : '',
    vi: limit > count ? ` Lặp lại trong lượt miễn phí được thêm ${count} lượt, tối đa ${limit} mỗi ván.` : '',
  }
  const spread = model.spreading === undefined ? { en: [], vi: [] } : spreadSays(model)
  return joined(
    {
      en: [`${en} and give ${count} free spins${times.en}.${again.en}`],
      vi: [`${vi} và tặng ${count} lượt quay miễn phí${times.vi}.${again.vi}`],
    },
    spread,
  )
}

function spreadSays(model: SlotModel<string>): RuleSentences {
  const lines = model.lines.length
  return {
    en: [
      `Free spins begin by choosing one symbol, each as likely. Where it shows on three reels or more it fills them, after the lines have paid, and pays for so many reels on all ${lines} lines, neighbours or not.`,
    ],
    vi: [
      `Khi bắt đầu lượt miễn phí, một biểu tượng được chọn với cơ hội như nhau. Nếu xuất hiện trên từ ba cuộn, nó phủ kín các cuộn đó sau khi các dòng đã trả, và trả theo số cuộn trên cả ${lines} dòng, không cần liền nhau.`,
    ],
  }
}

export function reelSentences<S extends string>(model: SlotModel<S>, names: SymbolNames<S>): RuleSentences {
  return joined(
    paidHow(model),
    wildSays(model, names),
    featureSays(model, names),
    most(model.maxCredits, creditsOf(model)),
  )
}

export function holdSentences<S extends string>(model: HoldModel<S>, names: SymbolNames<S>): RuleSentences {
  const { slot, needed, respins, landing } = model
  const stake = creditsOf(slot)
  const coin = names[slot.scatter]
  const times = (language: ToldLanguage): string =>
    jackpotsOf(model)
      .map(({ name, credits }) => `${name} ${number(credits / stake, language)}×`)
      .join(', ')
  return joined(
    paidHow(slot),
    wildSays(slot, names),
    {
      en: [
        `${needed} or more of ${coin.en.toLowerCase()} are held and give ${respins} respins. Each empty place takes one ${landing.n} time in ${landing.of}; whenever one lands there are ${respins} respins again.`,
        `When the respins are used up, all that is held pays what is written on it. Jackpots are fixed, in stakes: ${times('en')}. The grand jackpot is paid when every place is filled.`,
      ],
      vi: [
        `Từ ${needed} ${coin.vi.toLowerCase()} sẽ được giữ lại và tặng ${respins} lượt quay lại. Mỗi ô trống có ${landing.n} phần ${landing.of} cơ hội nhận thêm; mỗi khi có thêm, số lượt trở về ${respins}.`,
        `Hết lượt quay lại, mọi thứ được giữ trả đúng số ghi trên đó. Hũ thưởng cố định, tính theo tiền cược: ${times('vi')}. Hũ grand được trả khi mọi ô đều đầy.`,
      ],
    },
    most(slot.maxCredits, stake),
  )
}

/** The fixed jackpots, the smallest first, in credits. */
export function jackpotsOf<S extends string>(
  model: HoldModel<S>,
): readonly { name: string; credits: number }[] {
  const named = model.values.flatMap(({ jackpot, credits }) =>
    jackpot === undefined ? [] : [{ name: jackpot, credits }],
  )
  return [...named, { name: 'grand', credits: model.grand }]
}

export function tumbleSentences<S extends string>(
  model: TumbleModel<S>,
  names: SymbolNames<S>,
): RuleSentences {
  const { tiers, freeSpins, scattersNeeded, reels, rows } = model
  const scatter = names[model.scatter]
  const times = names[model.multiplier]
  const values = model.multipliers.map(({ value }) => value)
  const range = `${values[0]}× – ${values.at(-1)}×`
  return {
    en: [
      `${reels} reels of ${rows} rows. ${tiers[0]} or more of a kind pay wherever they lie.`,
      'What pays falls out, what lies above falls down and new symbols fall in, until nothing pays any more.',
      `${scattersNeeded} or more of ${scatter.en.toLowerCase()} pay and give ${freeSpins.count} free spins. Three or more in a free spin give ${freeSpins.more} more, up to ${freeSpins.limit} in a round.`,
      `In free spins ${times.en.toLowerCase()} carries ${range}. All that lie open when the falling ends are added up and multiply what the spin won.`,
      'Every round is one of a finite list that was made before and is published by its fingerprint; the draw says which.',
    ],
    vi: [
      `${reels} cuộn, mỗi cuộn ${rows} hàng. Từ ${tiers[0]} biểu tượng giống nhau ở bất kỳ đâu sẽ trả thưởng.`,
      'Biểu tượng trúng rơi khỏi bàn, biểu tượng phía trên rơi xuống và biểu tượng mới rơi vào, cho đến khi không còn gì trúng.',
      `Từ ${scattersNeeded} ${scatter.vi.toLowerCase()} sẽ trả thưởng và tặng ${freeSpins.count} lượt quay miễn phí. Từ ba trong lượt miễn phí được thêm ${freeSpins.more} lượt, tối đa ${freeSpins.limit} mỗi ván.`,
      `Trong lượt miễn phí, ${times.vi.toLowerCase()} mang hệ số ${range}. Mọi hệ số còn trên bàn khi hết rơi được cộng lại và nhân với khoản thắng của lượt.`,
      'Mỗi ván là một trong danh sách hữu hạn đã tính trước và công bố dấu vân tay; lượt rút quyết định là ván nào.',
    ],
  }
}

/** How luck decides, for the fairness page. */
export const fairSentences: Readonly<Record<'reels' | 'hold' | 'tumble', Told>> = {
  reels: {
    en: 'Each reel stop is drawn below the length of its reel, from left to right, for the base spin and for each free spin. Every stop is equally likely. Nothing else decides the round: not your stake, your balance or any round before.',
    vi: 'Điểm dừng của mỗi cuộn được rút trong độ dài của cuộn, từ trái sang phải, cho lượt chính và từng lượt miễn phí. Mọi điểm dừng có cơ hội như nhau. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, số dư hay những ván trước.',
  },
  hold: {
    en: 'Each reel stop is drawn below the length of its reel, from left to right; then, in each respin, one number for each empty place tells whether it fills, and one more what is on it. Nothing else decides the round: not your stake, your balance or any round before.',
    vi: 'Điểm dừng của mỗi cuộn được rút trong độ dài của cuộn, từ trái sang phải; rồi trong mỗi lượt quay lại, một số cho mỗi ô trống quyết định ô đó có được lấp hay không, và một số nữa cho giá trị của nó. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, số dư hay những ván trước.',
  },
  tumble: {
    en: 'One number below 4,294,967,296 is drawn. It is a ticket to one round of a finite list; the list, its weights and its SHA-256 stand in the published sheet. Nothing else decides the round: not your stake, your balance or any round before.',
    vi: 'Một số nhỏ hơn 4.294.967.296 được rút. Đó là vé đến một ván trong danh sách hữu hạn; danh sách, trọng số và mã SHA-256 nằm trong bảng công bố. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, số dư hay những ván trước.',
  },
}
