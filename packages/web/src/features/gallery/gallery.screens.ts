export const galleryPages = { GalleryPage: () => import('./pages/gallery.page.tsx') }
