/** The reference's program in this site's colours and fonts, by the names that it gives its own variables. */
export const referenceStyle = `
.light-mode,.dark-mode{--scalar-font:var(--sans);--scalar-font-code:var(--mono);--scalar-custom-header-height:61px;--scalar-radius:7px;--scalar-radius-lg:10px;--scalar-radius-xl:12px;
--scalar-color-1:var(--ink);--scalar-color-2:var(--body);--scalar-color-3:var(--soft);--scalar-color-accent:var(--link);--scalar-link-color:var(--link);
--scalar-background-1:var(--ground);--scalar-background-2:var(--wash);--scalar-background-3:var(--code);--scalar-background-accent:var(--mark);--scalar-border-color:var(--line);
--scalar-sidebar-background-1:var(--ground);--scalar-sidebar-border-color:var(--line);--scalar-sidebar-color-1:var(--ink);--scalar-sidebar-color-2:var(--soft);--scalar-sidebar-color-active:var(--ink);--scalar-sidebar-item-active-background:var(--code);--scalar-sidebar-item-hover-background:var(--wash);--scalar-sidebar-search-background:var(--block);--scalar-sidebar-search-border-color:var(--line);--scalar-sidebar-search-color:var(--soft);
--scalar-button-1:var(--ink);--scalar-button-1-color:var(--ground);--scalar-button-1-hover:var(--body);
--scalar-color-green:var(--string);--scalar-color-blue:var(--named);--scalar-color-orange:var(--caution);--scalar-color-red:var(--danger);--scalar-color-yellow:var(--caution);--scalar-color-purple:var(--number)}
h1.section-header{font:400 clamp(36px,4vw,48px)/1.08 var(--serif);letter-spacing:-.012em}
section:focus-visible{outline:none}
a[href*="scalar.com"]{display:none}
`;
