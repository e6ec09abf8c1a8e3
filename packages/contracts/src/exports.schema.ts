import { z } from 'zod';

/** A file for a coach. */
export const exportedFileSchema = z.object({
  file_name: z.string(),
  media_type: z.string(),
  /** The bytes of the file, in Base64. */
  content: z.base64(),
});
export type ExportedFile = z.infer<typeof exportedFileSchema>;
