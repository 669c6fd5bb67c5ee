/** Văn bản của các lớp và phần được tải sau màn hình đầu tiên. */
export const layers = {
  'shell.languageText': 'Các ngôn ngữ màu xám hiện chưa có trên trang này.',
} as const
