import { major, type Minor } from '#kit/money.ts'
import type { ProductFields } from '#features/rewards/mall/store/products.ts'

/** A product of the demo's mall; its picture is SVG. */
export type DemoProduct = Omit<ProductFields, 'amount' | 'wagering' | 'days' | 'terms'> & {
  readonly amount: { readonly vnd: Minor; readonly usd: Minor } | null
  readonly picture: string
}

export const products: readonly DemoProduct[] = [
  {
    kind: 'goods',
    titleEn: 'Porcelain mug',
    titleVi: 'Cốc sứ',
    textEn: 'A porcelain mug of 350 ml, dishwasher safe.',
    textVi: 'Cốc sứ 350 ml, dùng được máy rửa chén.',
    points: 15,
    amount: null,
    stock: 200,
    perMember: 3,
    isVisible: true,
    sort: 10,
    picture:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#14463a"/><stop offset="1" stop-color="#2f8f6f"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/><ellipse cx="200" cy="248" rx="96" ry="11" fill="#000" opacity=".22"/><path d="M262 120h26a34 34 0 0 1 0 78h-26v-18h22a17 17 0 0 0 0-42h-22z" fill="#dfe9e4"/><path d="M132 92h132v118a34 34 0 0 1-34 34h-64a34 34 0 0 1-34-34z" fill="#f7fbf9"/><path d="M132 92h30v152h-6a30 30 0 0 1-24-34z" fill="#d3ded9"/><path d="M178 168c22-40 44-40 66 0-22 34-44 34-66 0z" fill="#0f8a63"/><circle cx="211" cy="166" r="9" fill="#f2c14e"/></svg>',
  },
  {
    kind: 'goods',
    titleEn: 'Cotton T-shirt',
    titleVi: 'Áo thun cotton',
    textEn: 'Unisex, 100% cotton. Write your size into the address.',
    textVi: 'Unisex, 100% cotton. Ghi cỡ áo vào địa chỉ.',
    points: 40,
    amount: null,
    stock: 80,
    perMember: 2,
    isVisible: true,
    sort: 20,
    picture:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3a1f4d"/><stop offset="1" stop-color="#8a4fb0"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/><ellipse cx="200" cy="248" rx="96" ry="11" fill="#000" opacity=".22"/><path d="M150 72l-62 36 22 50 26-12v102h128V146l26 12 22-50-62-36c-14 26-86 26-100 0z" fill="#f4f1ea"/><path d="M150 72c14 26 86 26 100 0l10 6c-20 38-100 38-120 0z" fill="#cfc8b8"/><path d="M200 150l14 28 31 4-22 22 5 31-28-15-28 15 5-31-22-22 31-4z" fill="#c9412f"/></svg>',
  },
  {
    kind: 'goods',
    titleEn: 'Travel umbrella',
    titleVi: 'Ô du lịch',
    textEn: 'Folds to 28 cm, with a windproof frame.',
    textVi: 'Gấp gọn 28 cm, khung chống gió.',
    points: 60,
    amount: null,
    stock: 35,
    perMember: 2,
    isVisible: true,
    sort: 30,
    picture:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#173a66"/><stop offset="1" stop-color="#3f7fc4"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/><ellipse cx="200" cy="248" rx="96" ry="11" fill="#000" opacity=".22"/><path d="M200 56c74 0 122 54 126 108-16-16-34-16-46 0-12-18-34-18-46 0-8-14-26-20-34-20s-26 6-34 20c-12-18-34-18-46 0-12-16-30-16-46 0 4-54 52-108 126-108z" fill="#f2c14e"/><path d="M200 56c30 20 36 70 34 108-8-14-26-20-34-20z" fill="#d9a52e"/><path d="M195 140h10v92a20 20 0 0 1-40 0h9a11 11 0 0 0 21 0z" fill="#5a3b1d"/></svg>',
  },
  {
    kind: 'goods',
    titleEn: 'Tea set',
    titleVi: 'Bộ ấm trà',
    textEn: 'A pot and four cups from Bát Tràng.',
    textVi: 'Một ấm và bốn chén gốm Bát Tràng.',
    points: 120,
    amount: null,
    stock: 12,
    perMember: 1,
    isVisible: true,
    sort: 40,
    picture:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5a2a18"/><stop offset="1" stop-color="#b9683c"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/><ellipse cx="200" cy="248" rx="96" ry="11" fill="#000" opacity=".22"/><path d="M120 128h160v66a50 50 0 0 1-50 50h-60a50 50 0 0 1-50-50z" fill="#f7efe2"/><path d="M280 146c34-14 50 4 34 30-8 14-22 20-36 20z" fill="none" stroke="#f7efe2" stroke-width="12"/><path d="M124 150c-30-26-42-22-54-6 18 4 30 30 54 40z" fill="#f7efe2"/><ellipse cx="200" cy="128" rx="80" ry="14" fill="#d9c7a6"/><circle cx="200" cy="104" r="12" fill="#7c2f1d"/><path d="M150 180h100" stroke="#7c2f1d" stroke-width="6"/></svg>',
  },
  {
    kind: 'goods',
    titleEn: 'Wireless headphones',
    titleVi: 'Tai nghe không dây',
    textEn: '30 hours of play, with a case.',
    textVi: 'Nghe liên tục 30 giờ, kèm hộp đựng.',
    points: 450,
    amount: null,
    stock: 5,
    perMember: 1,
    isVisible: true,
    sort: 50,
    picture:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1a2233"/><stop offset="1" stop-color="#51668f"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/><ellipse cx="200" cy="248" rx="96" ry="11" fill="#000" opacity=".22"/><path d="M104 168a96 96 0 0 1 192 0v20h-20v-20a76 76 0 0 0-152 0v20h-20z" fill="#e9eef5"/><rect x="92" y="160" width="48" height="82" rx="22" fill="#20304a"/><rect x="260" y="160" width="48" height="82" rx="22" fill="#20304a"/><rect x="126" y="172" width="22" height="58" rx="11" fill="#8fa3c2"/><rect x="252" y="172" width="22" height="58" rx="11" fill="#8fa3c2"/></svg>',
  },
  {
    kind: 'cash',
    titleEn: 'Cash',
    titleVi: 'Tiền mặt',
    textEn: 'Credited to your balance in seconds, without wagering.',
    textVi: 'Cộng vào số dư sau vài giây, không cần vòng cược.',
    points: 180,
    amount: { vnd: major(20_000), usd: major(1) },
    stock: null,
    perMember: null,
    isVisible: true,
    sort: 60,
    picture:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0d3b2a"/><stop offset="1" stop-color="#1f9c6b"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/><ellipse cx="200" cy="248" rx="96" ry="11" fill="#000" opacity=".22"/><g transform="rotate(-8 200 150)"><rect x="92" y="96" width="216" height="112" rx="10" fill="#bfe3cf"/><rect x="104" y="108" width="192" height="88" rx="6" fill="none" stroke="#1a7a52" stroke-width="4"/><circle cx="200" cy="152" r="30" fill="#1a7a52"/><circle cx="200" cy="152" r="19" fill="#bfe3cf"/></g><g transform="rotate(6 210 180)"><rect x="110" y="128" width="216" height="112" rx="10" fill="#e8f6ee"/><rect x="122" y="140" width="192" height="88" rx="6" fill="none" stroke="#1a7a52" stroke-width="4"/><circle cx="218" cy="184" r="30" fill="#f2c14e"/></g></svg>',
  },
]
