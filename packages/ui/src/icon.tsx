import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** An icon from `@mdi/js`, given by its path. Decorative, unless `titleAccess` names it. */
export function Icon({ path, ...props }: { path: string } & Omit<SvgIconProps, 'children'>) {
  return (
    <SvgIcon {...props}>
      <path d={path} />
    </SvgIcon>
  );
}
