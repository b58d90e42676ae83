/** One picture in the style of the goods' pictures. It says nothing by itself. */
export const ArtPicture = ({ src, className }: { src: string; className?: string | undefined }) => (
  <img src={src} alt="" width={80} height={80} decoding="async" className={className} />
)
