import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** One icon from `@mdi/js` (pass its path). Decorative unless `titleAccess` names it. */
export function Icon({ path, ...props }: { path: string } & Omit<SvgIconProps, 'children'>) {
  return (
    <SvgIcon {...props}>
      <path d={path} />
    </SvgIcon>
  );
}
